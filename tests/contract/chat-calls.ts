import type { Sdk } from '@shyrdak/sdk'
import type { ChatMessage } from '@shyrdak/sdk/contract'
import type { CompleteContract } from '@shyrdak/sdk/management'
import type { TestStore } from '../store/open-test-store.ts'
import { clientOf, demoClientOf, managerOf, shopperOf } from './manager-of.ts'

type Client = Sdk<CompleteContract>
type ChatCalls = Client['chat']['retail']

interface Scene {
  store: TestStore
}

async function craftsmanOf(store: TestStore): Promise<Client> {
  const body = { email: 'craftsman@example.com', password: 'felt-and-wool' }
  return clientOf(store, (await store.sdk.auth.login.craftsman({ body })).access_token)
}

/** Returns the first event of a stream, then aborts it. */
async function firstOf<T>(follow: (signal: AbortSignal) => AsyncIterable<T>): Promise<T> {
  const leaving = new AbortController()
  for await (const event of follow(leaving.signal)) {
    leaving.abort()
    return event
  }
  throw new Error('The stream has ended.')
}

/** The smallest possible image. */
const photo = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'felt.png',
    { type: 'image/png' },
  )

const text = 'Саламатсызбы! Качан даяр болот?'

/** One valid call of each endpoint of a market. */
const callsOf = (market: string, chatOf: (store: TestStore) => Promise<unknown>) => {
  const chat = async ({ store }: Scene) => (await chatOf(store)) as ChatCalls // markets differ by their paths only
  const call = (name: string, work: (chat: ChatCalls, sent: ChatMessage) => Promise<unknown>) => ({
    [`chat.${market}.${name}`]: async (scene: Scene) => {
      const calls = await chat(scene)
      return work(calls, await calls.send({ body: { text } }))
    },
  })
  return {
    ...call('info', ({ info }) => info()),
    ...call('list', ({ list }) => list()),
    ...call('changes', ({ changes }, { revision }) =>
      firstOf((signal) => changes({ query: { after: revision - 1 }, signal })),
    ),
    ...call('send', ({ send }) => send({ body: { text, about: 'S-2026-000001' } })),
    ...call('upload', ({ upload }) => upload({ query: { name: 'felt.png' }, body: photo() })),
    ...call('file', async ({ upload, send, file }) => {
      const { id } = await upload({ query: { name: 'felt.png' }, body: photo() })
      await send({ body: { text, files: [id] } })
      return file({ params: { id }, query: { size: 'preview' } })
    }),
    ...call('read', ({ read }, { id }) => read({ body: { chat_message_ids: [id] } })),
    ...call('mark', ({ mark }, { id }) => mark({ body: { chat_message_id: id, mark: 'green' } })),
  }
}

/** A shopper's conversation, as a manager finds it. */
async function waiting({ store }: Scene) {
  const shopper = await shopperOf(store)
  const sent = await shopper.chat.retail.send({ body: { text } })
  const { chat } = (await managerOf(store)).management
  return { chat, params: { id: sent.chatId }, sent }
}

const ANSWER = {
  title: 'Delivery time',
  text: {
    en: 'It takes about a week.',
    ru: 'Доставка занимает около недели.',
    kg: 'Жеткирүү бир жумага жакын убакыт алат.',
  },
}

/** An answer that a manager has just prepared. */
async function prepared({ store }: Scene) {
  const { chatAnswers: answers } = (await managerOf(store)).management
  const made = await answers.create({ body: ANSWER })
  return { answers, made, params: { id: made.id } }
}

export const CHAT_CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  ...callsOf('retail', async (store) => (await shopperOf(store)).chat.retail),
  ...callsOf(
    'wholesale',
    async (store) => (await demoClientOf(store, 'wholesale@example.com')).chat.wholesale,
  ),
  ...callsOf('craftsman', async (store) => (await craftsmanOf(store)).chat.craftsman),
  'management.chat.list': async (scene) => {
    const { chat, params } = await waiting(scene)
    const { data } = await chat.list({ query: { unread: true, text: 'Качан' } })
    return data.find(({ id }) => id === params.id)
  },
  'management.chat.read': async (scene) => {
    const { chat, params } = await waiting(scene)
    return chat.read({ params })
  },
  'management.chat.messages': async (scene) => {
    const { chat, params } = await waiting(scene)
    return (await chat.messages({ params })).data[0]
  },
  'management.chat.changes': async (scene) => {
    const { chat, params, sent } = await waiting(scene)
    return firstOf((signal) => chat.changes({ params, query: { after: sent.revision - 1 }, signal }))
  },
  'management.chat.send': async (scene) => {
    const { chat, params } = await waiting(scene)
    return chat.send({ params, body: { text: 'Эртең.' } })
  },
  'management.chat.upload': async (scene) => {
    const { chat, params } = await waiting(scene)
    return chat.upload({ params, query: { name: 'felt.png' }, body: photo() })
  },
  'management.chat.file': async (scene) => {
    const { chat, params } = await waiting(scene)
    const { id } = await chat.upload({ params, query: { name: 'felt.png' }, body: photo() })
    await chat.send({ params, body: { text: '', files: [id] } })
    return chat.file({ params: { ...params, file: id } })
  },
  'management.chat.markRead': async (scene) => {
    const { chat, params, sent } = await waiting(scene)
    return chat.markRead({ params, body: { chat_message_ids: [sent.id] } })
  },
  'management.chat.mark': async (scene) => {
    const { chat, params, sent } = await waiting(scene)
    return chat.mark({ params, body: { chat_message_id: sent.id, mark: 'red' } })
  },
  'management.chatAnswers.list': async (scene) => {
    const { answers, made } = await prepared(scene)
    return (await answers.list()).data.find(({ id }) => id === made.id)
  },
  'management.chatAnswers.read': async (scene) => {
    const { answers, params } = await prepared(scene)
    return answers.read({ params })
  },
  'management.chatAnswers.create': async (scene) => (await prepared(scene)).made,
  'management.chatAnswers.update': async (scene) => {
    const { answers, params, made } = await prepared(scene)
    const body = { ...ANSWER, title: 'Delivery abroad' }
    return answers.update({ params, query: { revision: made.revision }, body })
  },
  'management.chatAnswers.remove': async (scene) => {
    const { answers, params, made } = await prepared(scene)
    return answers.remove({ params, query: { revision: made.revision } })
  },
}
