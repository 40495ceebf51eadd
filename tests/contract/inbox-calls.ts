import type { TestStore } from '../store/open-test-store.ts'
import { managerOf } from './manager-of.ts'

/** Returns a refusal like an answer: the row may not exist. */
const orRefusal = (call: Promise<unknown>) => call.catch((refusal: unknown) => refusal)

interface Scene {
  store: TestStore
}

const MESSAGE = { name: 'Айгүл', email: 'inbox@example.com', subject: 'Жүн' }
const TEXTS = { en: 'Is it warm?', ru: 'Тепло?', kg: 'Жылуубу?' }

/** A waiting message, as its manager sees it. Its text differs: the same one sent again soon is no other message. */
async function feedback({ store }: Scene, message: string) {
  const { id } = await store.sdk.content.feedback.send({ body: { ...MESSAGE, message } })
  const calls = (await managerOf(store)).management.inbox.feedback
  return { calls, settling: { params: { id }, query: { revision: 1 } } }
}

async function question({ store }: Scene, text: string) {
  const { id } = await store.sdk.content.faq.ask({ body: { question: text, email: MESSAGE.email } })
  const calls = (await managerOf(store)).management.inbox.questions
  return { calls, settling: { params: { id }, query: { revision: 1 } } }
}

async function subscribers({ store }: Scene) {
  await store.sdk.content.subscribers.add({ body: { email: MESSAGE.email } })
  return (await managerOf(store)).management.inbox.subscribers
}

/** One valid call of every endpoint for visitors' messages. */
export const INBOX_CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'management.desk.read': async ({ store }) => (await managerOf(store)).management.desk.read(),
  'management.inbox.feedback.list': async (scene) =>
    (await feedback(scene, 'list')).calls.list({ query: { state: 'waiting', text: 'Жүн' } }),
  'management.inbox.feedback.read': async (scene) => {
    const { calls, settling } = await feedback(scene, 'read')
    return calls.read({ params: settling.params })
  },
  'management.inbox.feedback.answer': async (scene) => {
    const { calls, settling } = await feedback(scene, 'answer')
    return calls.answer({ ...settling, body: { answer: 'Ооба' } })
  },
  'management.inbox.feedback.dismiss': async (scene) => {
    const { calls, settling } = await feedback(scene, 'dismiss')
    return calls.dismiss(settling)
  },
  'management.inbox.feedback.reopen': async (scene) => {
    const { calls, settling } = await feedback(scene, 'reopen')
    await calls.dismiss(settling)
    return calls.reopen({ ...settling, query: { revision: 2 } })
  },
  'management.inbox.questions.list': async (scene) => (await question(scene, 'list')).calls.list(),
  'management.inbox.questions.read': async (scene) => {
    const { calls, settling } = await question(scene, 'read')
    return calls.read({ params: settling.params })
  },
  'management.inbox.questions.answer': async (scene) => {
    const { calls, settling } = await question(scene, 'answer')
    return calls.answer({ ...settling, body: { answer: 'Ооба' } })
  },
  'management.inbox.questions.publish': async (scene) => {
    const { calls, settling } = await question(scene, 'publish')
    return calls.publish({ ...settling, body: { tab: 'delivery', question: TEXTS, answer: TEXTS } })
  },
  'management.inbox.questions.dismiss': async (scene) => {
    const { calls, settling } = await question(scene, 'dismiss')
    return calls.dismiss(settling)
  },
  'management.inbox.questions.reopen': async (scene) => {
    const { calls, settling } = await question(scene, 'reopen')
    await calls.dismiss(settling)
    return calls.reopen({ ...settling, query: { revision: 2 } })
  },
  'management.inbox.deliveryRequests.list': async ({ store }) =>
    (await managerOf(store)).management.inbox.deliveryRequests.list({ query: { text: 'inbox@' } }),
  'management.inbox.deliveryRequests.countries': async ({ store }) =>
    (await managerOf(store)).management.inbox.deliveryRequests.countries(),
  'management.inbox.deliveryRequests.remove': async ({ store }) =>
    orRefusal((await managerOf(store)).management.inbox.deliveryRequests.remove({ params: { id: 1 } })),
  'management.inbox.subscribers.list': async (scene) =>
    (await subscribers(scene)).list({ query: { text: 'inbox@' } }),
  'management.inbox.subscribers.file': async (scene) => (await subscribers(scene)).file(),
  'management.inbox.subscribers.remove': async (scene) => {
    const calls = await subscribers(scene)
    const [first] = (await calls.list({ query: { text: 'inbox@' } })).data
    return calls.remove({ params: { id: first?.id ?? 0 } })
  },
}
