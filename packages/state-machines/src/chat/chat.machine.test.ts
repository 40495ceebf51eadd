import { CHAT_FILES, type ChatFile, type ChatMessage, type ChatPage } from '@shyrdak/sdk/contract'
import { refusal } from '@shyrdak/sdk/testing'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { expect, test, vi } from 'vitest'
import { chatActors, type ChatCalls } from './chat.actors.ts'
import type { ChatDraft, ChatEvent, OutgoingMessage } from './chat.types.ts'
import { chatMachine } from './chat.machine.ts'
import { selectChat } from './chat.selectors.ts'

const message = (id: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chatId: 1,
  author_type: 'manager',
  author: 'Nurlan',
  text: `Message ${id}`,
  file_format: null,
  files: [],
  about: null,
  is_read: false,
  mark: 'none',
  created_at: '2026-11-20T09:00:00.000Z',
  revision: id,
  ...changes,
})
const pageOf = (data: ChatMessage[], next: string | null = null): ChatPage => ({
  data: data.toReversed(),
  next_page_url: next,
  revision: Math.max(0, ...data.map(({ revision }) => revision)),
})

const uploaded = (name: string): ChatFile => ({
  id: `id of ${name}`,
  name,
  format: 'jpg',
  bytes: 4,
  width: 1,
  height: 1,
})
const photo = (name: string) => new File(['felt'], name, { type: 'image/jpeg' })

/** Starts the machine with a fake store whose connection can be lost. */
function open(calls: Partial<ChatCalls> = {}, draft = '', outgoing: OutgoingMessage | null = null) {
  const clock = new SimulatedClock()
  const live: ((message: ChatMessage | null) => void)[] = []
  const seen = {
    read: [] as number[][],
    marked: [] as unknown[],
    drafts: [] as ChatDraft[],
    keys: [] as string[],
  }
  const all: ChatCalls = {
    list: async () => pageOf([message(1), message(2, { author_type: 'other' })]),
    older: async () => null,
    async *changes() {
      for (;;) {
        const next = await new Promise<ChatMessage | null>((resolve) => live.push(resolve))
        if (!next) throw refusal('NETWORK')
        yield next
      }
    },
    send: async ({ body, idempotencyKey }) => {
      seen.keys.push(idempotencyKey)
      return message(9, { author_type: 'other', text: body.text })
    },
    upload: async ({ body, onProgress }) => {
      onProgress(0.5)
      return uploaded(body.name)
    },
    file: async () => new File(['felt'], 'felt.jpg'),
    read: async (ids) => seen.read.push([...ids]),
    mark: async (id, mark) => {
      seen.marked.push([id, mark])
      return message(id, { mark })
    },
    ...calls,
  }
  const machine = chatMachine.provide(
    chatActors({
      sdk: async () => all,
      saveDraft: (typed) => void seen.drafts.push(typed),
      onMarkFailure: (error) => expect.unreachable(String(error)),
    }),
  )
  let keys = 0
  const input = { side: 'other', draft, outgoing, newKey: () => `key ${(keys += 1)}` } as const
  const actor = createActor(machine, { clock, input }).start()
  const view = () => selectChat(actor.getSnapshot())
  return {
    actor,
    clock,
    seen,
    view,
    tell: (next: ChatMessage | null) => live.splice(0).forEach((resolve) => resolve(next)),
    reach: (test: () => boolean) => waitFor(actor, test, { timeout: 2000 }),
    send: (event: ChatEvent) => actor.send(event),
  }
}

test('messages of the store are marked as read once they are loaded, and so are later ones', async () => {
  const chat = open()
  await chat.reach(() => chat.view().state === 'following')
  expect(chat.view().messages.map(({ id }) => id)).toEqual([1, 2])
  await vi.waitFor(() => expect(chat.seen.read).toEqual([[1]]))
  await vi.waitFor(() => {
    chat.tell(message(3))
    expect(chat.view().messages.map(({ id }) => id)).toEqual([1, 2, 3])
  })
  await vi.waitFor(() => expect(chat.seen.read).toEqual([[1], [3]]))
})

test('a message with a photo is sent without crypto.randomUUID, as on a page without HTTPS', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const chat = open({}, 'Like this one')
  chat.send({ type: 'files.choose', files: [photo('boot.jpg')] })
  await chat.reach(() => chat.view().files.every(({ state }) => state === 'uploaded'))
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().draft === '')
  expect(chat.seen.keys).toEqual(['key 2'])
  vi.restoreAllMocks()
})

test('a message that failed is kept as a draft with an error, and a retry has the same idempotency key', async () => {
  let isOnline = false
  const keys: string[] = []
  const chat = open({
    send: async ({ body, idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (!isOnline) throw refusal('NETWORK')
      return message(9, { author_type: 'other', text: body.text })
    },
  })
  chat.send({ type: 'draft.type', text: 'Is it ready?' })
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().sent === 'error')
  expect(chat.view()).toMatchObject({ draft: 'Is it ready?', canSend: true, failure: { code: 'NETWORK' } })
  isOnline = true
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().draft === '')
  expect(chat.view()).toMatchObject({ sent: null, failure: null })
  expect(chat.view().messages.at(-1)?.text).toBe('Is it ready?')
  expect(new Set(keys).size).toBe(1)
  expect(chat.seen.drafts.at(-1)).toEqual({ draft: '', about: null, outgoing: null })
})

test.each<[string, ChatEvent]>([
  ['its text', { type: 'draft.type', text: 'Is it ready today?' }],
  ['its files', { type: 'files.choose', files: [photo('one.jpg')] }],
  ['what it is about', { type: 'about.clear' }],
])(
  'a failed message gets a new idempotency key, and its error disappears, once %s changes',
  async (_, change) => {
    const keys: string[] = []
    const chat = open({
      send: async ({ body, idempotencyKey }) => {
        keys.push(idempotencyKey)
        if (keys.length === 1) throw refusal('NETWORK')
        return message(9, { author_type: 'other', text: body.text })
      },
    })
    chat.send({ type: 'draft.type', text: 'Is it ready?' })
    chat.send({ type: 'message.send' })
    await chat.reach(() => chat.view().sent === 'error')
    chat.send(change)
    expect(chat.view().sent).toBeNull()
    await chat.reach(() => chat.view().canSend)
    chat.send({ type: 'message.send' })
    await chat.reach(() => chat.view().draft === '')
    expect(new Set(keys).size).toBe(2)
  },
)

/** A store that accepts each message once, by its key, and whose responses are lost while it is away. */
function forgetful() {
  const stored = new Map<string, ChatMessage>()
  const away = { isAway: true }
  const send: ChatCalls['send'] = async ({ body, idempotencyKey }) => {
    const known = stored.get(idempotencyKey)
    const taken =
      known ?? message(9 + stored.size, { author_type: 'other', text: body.text.trim(), revision: 9 })
    stored.set(idempotencyKey, taken)
    if (away.isAway) throw refusal('NETWORK')
    return taken
  }
  return { stored, away, send }
}

test('a message whose response was lost counts as sent once the conversation is reloaded, and is there once', async () => {
  const { stored, away, send } = forgetful()
  const chat = open({
    send,
    list: async () => pageOf([message(1), message(2, { author_type: 'other' }), ...stored.values()]),
  })
  await chat.reach(() => chat.view().state === 'following')
  chat.send({ type: 'draft.type', text: 'Is it ready? ' })
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().sent === 'error')
  away.isAway = false
  await vi.waitFor(() => {
    chat.tell(null)
    expect(chat.view().state).toBe('waiting')
  })
  chat.clock.increment(1_000)
  await chat.reach(() => chat.view().state === 'following' && chat.view().draft === '')
  expect(chat.view()).toMatchObject({ sent: null, failure: null, isSending: false })
  expect(chat.view().messages.map(({ id }) => id)).toEqual([1, 2, 9])
  expect(stored.size).toBe(1)
})

test('a message whose response was lost counts as sent when it comes in with the changes', async () => {
  const { stored, away, send } = forgetful()
  const chat = open({
    send,
    async *changes() {
      await vi.waitFor(() => expect(stored.size).toBe(1))
      yield* stored.values()
      await new Promise(() => {})
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  chat.send({ type: 'draft.type', text: 'Is it ready?' })
  chat.send({ type: 'message.send' })
  await chat.reach(() => {
    const { value, context } = chat.actor.getSnapshot()
    return value.writing === 'typing' && context.sent === 'error' && context.messages.at(-1)?.id === 9
  })
  // It is asked for again; it is not shown both as sent and as not sent.
  expect(chat.view()).toMatchObject({ sent: null, isSending: true, canSend: false })
  away.isAway = false
  for (let second = 0; second < 3; second++) chat.clock.increment(1_000)
  await chat.reach(() => chat.view().draft === '')
  expect(chat.view().sent).toBeNull()
  expect(stored.size).toBe(1)
})

test('a message that was not sent is the same one after a reload, and another once it is changed', async () => {
  const before = open({ send: async () => Promise.reject(refusal('NETWORK')) })
  await before.reach(() => before.view().state === 'following')
  before.send({ type: 'draft.type', text: 'Is it ready?' })
  before.send({ type: 'message.send' })
  await before.reach(() => before.view().sent === 'error')
  const kept = before.seen.drafts.at(-1)
  expect(kept).toMatchObject({ draft: 'Is it ready?', outgoing: { key: 'key 1' } })

  const after = open({}, kept?.draft, kept?.outgoing)
  expect(after.view()).toMatchObject({ draft: 'Is it ready?', sent: 'error', canSend: true })
  after.send({ type: 'message.send' })
  await after.reach(() => after.view().draft === '')
  expect(after.seen.keys).toEqual(['key 1'])
  expect(after.seen.drafts.at(-1)).toEqual({ draft: '', about: null, outgoing: null })

  const changed = open({}, kept?.draft, kept?.outgoing)
  changed.send({ type: 'draft.type', text: 'Is it ready today?' })
  expect(changed.seen.drafts.at(-1)).toEqual({ draft: 'Is it ready today?', about: null, outgoing: null })
})

test('a message of files only that was not sent is the same one after a reload', async () => {
  const before = open({ send: async () => Promise.reject(refusal('NETWORK')) })
  await before.reach(() => before.view().state === 'following')
  before.send({ type: 'files.choose', files: [photo('one.jpg')] })
  await before.reach(() => before.view().canSend)
  before.send({ type: 'message.send' })
  await before.reach(() => before.view().sent === 'error')
  const kept = before.seen.drafts.at(-1)
  const bodies: unknown[] = []
  const send = async ({ body }: Parameters<ChatCalls['send']>[0]) => {
    bodies.push(body.files)
    return message(9, { author_type: 'other' })
  }
  const after = open({ send }, kept?.draft, kept?.outgoing)
  after.send({ type: 'message.send' })
  await after.reach(() => after.view().sent === null && bodies.length > 0)
  expect(bodies).toEqual([['id of one.jpg']])
})

test('a message that came though the page was left before its answer is the sent one without a press', async () => {
  const { stored, away, send } = forgetful()
  const before = open({ send })
  await before.reach(() => before.view().state === 'following')
  before.send({ type: 'draft.type', text: 'Is it ready?' })
  before.send({ type: 'message.send' })
  const kept = before.seen.drafts.at(-1)
  await before.reach(() => before.view().sent === 'error')
  before.actor.stop()
  away.isAway = false

  const after = open({ send, list: async () => pageOf([...stored.values()]) }, kept?.draft, kept?.outgoing)
  await after.reach(() => after.view().draft === '')
  expect(after.view().sent).toBeNull()
  expect(stored.size).toBe(1)
})

test('a message that did not arrive is not sent again by itself, also when the same was said before', async () => {
  let tries = 0
  const thanks = message(2, { author_type: 'other', text: 'Thanks!' })
  const chat = open({
    list: async () => pageOf([thanks, message(3, { author_type: 'other', text: 'Another' })]),
    send: async () => {
      tries += 1
      throw refusal('NETWORK')
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  chat.send({ type: 'draft.type', text: 'Thanks!' })
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().sent === 'error')
  await vi.waitFor(() => {
    chat.tell(null)
    expect(chat.view().state).toBe('waiting')
  })
  chat.clock.increment(1_000)
  await chat.reach(() => chat.view().state === 'following')
  chat.clock.increment(60_000)
  expect(chat.view()).toMatchObject({ sent: 'error', draft: 'Thanks!' })
  expect(tries).toBe(1)
})

test('once the browser is online again, an unsent message is no longer blamed on the connection', async () => {
  const chat = open({
    send: async () => {
      throw refusal('NETWORK')
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  chat.send({ type: 'draft.type', text: 'Is it ready?' })
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().sent === 'error')
  expect(chat.view().failure?.code).toBe('NETWORK')
  chat.send({ type: 'chat.retry' })
  expect(chat.view()).toMatchObject({
    state: 'following',
    sent: 'error',
    draft: 'Is it ready?',
    failure: null,
  })
})

test('files are uploaded when they are chosen, and are sent with the message in that order', async () => {
  const bodies: unknown[] = []
  const chat = open({
    send: async ({ body }) => {
      bodies.push(body)
      return message(9, { author_type: 'other' })
    },
  })
  chat.send({ type: 'files.choose', files: [photo('one.jpg'), photo('two.JPG')] })
  expect(chat.view()).toMatchObject({
    canSend: false,
    files: [{ state: 'uploading' }, { state: 'uploading' }],
  })
  await chat.reach(() => chat.view().canSend)
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().files.length === 0)
  expect(bodies).toEqual([{ text: '', about: null, files: ['id of one.jpg', 'id of two.JPG'] }])
})

test('a message that failed keeps its files, and a retry sends them under the same key', async () => {
  let isOnline = false
  const sent: unknown[] = []
  const chat = open({
    send: async ({ body, idempotencyKey }) => {
      sent.push([body.files, idempotencyKey])
      if (!isOnline) throw refusal('NETWORK')
      return message(9, { author_type: 'other' })
    },
  })
  chat.send({ type: 'files.choose', files: [photo('one.jpg')] })
  await chat.reach(() => chat.view().canSend)
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().sent === 'error')
  expect(chat.view()).toMatchObject({ canSend: true, files: [{ state: 'uploaded' }] })
  isOnline = true
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().files.length === 0)
  expect(sent[0]).toEqual(sent[1])
})

test('a file whose upload failed blocks the message until it is retried or removed', async () => {
  let isOnline = false
  const chat = open({
    upload: async ({ body }) => {
      if (!isOnline) throw refusal('NETWORK')
      return uploaded(body.name)
    },
  })
  chat.send({ type: 'files.choose', files: [photo('one.jpg'), photo('two.jpg')] })
  await chat.reach(() => chat.view().files.every(({ state }) => state === 'failed'))
  expect(chat.view()).toMatchObject({ canSend: false, files: [{ failure: { code: 'NETWORK' } }, {}] })
  isOnline = true
  const [one, two] = chat.view().files
  chat.send({ type: 'file.retry', key: one!.key })
  await chat.reach(() => chat.view().files[0]?.state === 'uploaded')
  chat.send({ type: 'file.remove', key: two!.key })
  expect(chat.view()).toMatchObject({ canSend: true, files: [{ state: 'uploaded' }] })
})

test('refused files neither block the message nor are sent with it', async () => {
  const bodies: unknown[] = []
  const chat = open({
    upload: async ({ body }) => {
      if (body.name === 'fake.jpg') throw refusal('UNSUPPORTED_TYPE')
      return uploaded(body.name)
    },
    send: async ({ body }) => {
      bodies.push(body)
      return message(3, { author_type: 'other' })
    },
  })
  chat.send({ type: 'files.choose', files: [new File(['x'], 'x.svg'), photo('fake.jpg')] })
  await chat.reach(() => chat.view().files.every(({ state }) => state === 'refused'))
  expect(chat.view(), 'nothing is left to send').toMatchObject({ canSend: false })
  chat.send({ type: 'draft.type', text: 'Hello' })
  expect(chat.view()).toMatchObject({ canSend: true })
  chat.send({ type: 'message.send' })
  await chat.reach(() => chat.view().files.length === 0)
  expect(bodies).toEqual([{ text: 'Hello', about: null }])
})

test('an upload is aborted when its file is removed', async () => {
  const signals: AbortSignal[] = []
  const chat = open({
    upload: ({ signal }) => {
      signals.push(signal)
      return new Promise(() => {})
    },
  })
  chat.send({ type: 'files.choose', files: [photo('one.jpg')] })
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  chat.send({ type: 'file.remove', key: chat.view().files[0]!.key })
  expect(signals[0]?.aborted).toBe(true)
  expect(chat.view().files).toEqual([])
})

test('a file of another type, too large, empty or beyond the limit is refused before its upload', async () => {
  const sent: string[] = []
  const chat = open({
    upload: async ({ body }) => {
      sent.push(body.name)
      return uploaded(body.name)
    },
  })
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' })
  chat.send({ type: 'files.choose', files: [new File(['x'], 'run.exe'), large, new File([], 'empty.png')] })
  expect(chat.view().files.map(({ failure }) => failure?.code)).toEqual([
    'UNSUPPORTED_TYPE',
    'TOO_LARGE',
    'INVALID',
  ])
  chat.send({
    type: 'files.choose',
    files: Array.from({ length: CHAT_FILES + 1 }, (_, turn) => photo(`${turn}.jpg`)),
  })
  expect(chat.view()).toMatchObject({ hasTooManyFiles: true })
  expect(chat.view().files).toHaveLength(CHAT_FILES + 3)
  await vi.waitFor(() => expect(sent).toHaveLength(CHAT_FILES))
})

test('refused files take no place of valid ones that were chosen with them', () => {
  const chat = open({ upload: async ({ body }) => uploaded(body.name) })
  const refused = Array.from({ length: 3 }, (_, turn) => new File(['x'], `${turn}.exe`))
  const valid = Array.from({ length: CHAT_FILES }, (_, turn) => photo(`${turn}.jpg`))
  chat.send({ type: 'files.choose', files: [...refused, ...valid] })
  expect(chat.view()).toMatchObject({ hasTooManyFiles: false })
  expect(chat.view().files).toHaveLength(CHAT_FILES + 3)
  chat.send({ type: 'files.choose', files: [photo('one-more.jpg')] })
  expect(chat.view()).toMatchObject({ hasTooManyFiles: true })
  expect(chat.view().files).toHaveLength(CHAT_FILES + 3)
})

test('with the filter for files, only messages with files are requested and shown', async () => {
  const calls: unknown[] = []
  const withFile = message(2, { files: [uploaded('felt.jpg')], file_format: 'jpg' })
  const chat = open({
    list: async ({ query }) => {
      calls.push(query)
      return pageOf(query.type ? [withFile] : [message(1), withFile])
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  chat.send({ type: 'filter.choose', filter: 'file' })
  await chat.reach(() => chat.view().messages.length === 1)
  await vi.waitFor(() => {
    chat.tell(message(3))
    expect(chat.view().messages.map(({ id }) => id)).toEqual([2])
  })
  expect(calls).toEqual([{}, { type: 'file' }])
})

test.each(['  ', '\u200B', '\uFEFF\u3164'])('an empty text, %j, is not sent', (draft) => {
  const chat = open({}, draft)
  chat.send({ type: 'message.send' })
  expect(chat.view()).toMatchObject({ isSending: false, canSend: false })
})

test('after a lost connection the messages are reloaded, with longer pauses after each failure', async () => {
  let loads = 0
  const chat = open({
    list: async () => {
      loads += 1
      if (loads === 2) throw refusal('NETWORK')
      return pageOf(loads === 1 ? [message(1)] : [message(1), message(2)])
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  await vi.waitFor(() => {
    chat.tell(null)
    expect(chat.view().state).toBe('waiting')
  })
  expect(chat.view().messages).toHaveLength(1)
  chat.clock.increment(1_000)
  await chat.reach(() => loads === 2 && chat.view().state === 'waiting')
  chat.clock.increment(1_999)
  expect(loads).toBe(2)
  chat.clock.increment(1)
  await chat.reach(() => chat.view().state === 'following')
  expect(chat.view().messages.map(({ id }) => id)).toEqual([1, 2])
})

test('after a reconnect the changes since the lost connection are loaded, also of older messages', async () => {
  const calls: number[] = []
  const chat = open({
    async *changes({ query: { after } }) {
      calls.push(after)
      if (calls.length === 1) throw refusal('NETWORK')
      yield message(1, { mark: 'green', revision: 3 })
      await new Promise(() => {})
    },
    list: async () =>
      calls.length === 0
        ? pageOf([message(1), message(2)])
        : { ...pageOf([message(2), message(4, { revision: 9 })]), next_page_url: '/older' },
  })
  await chat.reach(() => chat.view().state === 'waiting')
  chat.clock.increment(1_000)
  await chat.reach(() => chat.view().messages[0]?.mark === 'green')
  expect(calls).toEqual([2, 2])
  expect(chat.view().messages.map(({ id }) => id)).toEqual([1, 2, 4])
})

test('when more was missed than fits on a page, older messages are loaded from the new page on', async () => {
  let isFirst = true
  const chat = open({
    list: async () =>
      isFirst ? pageOf([message(1), message(2)]) : pageOf([message(60), message(61)], '/older'),
    older: async () => pageOf([message(58), message(59)]),
  })
  await chat.reach(() => chat.view().state === 'following')
  isFirst = false
  await vi.waitFor(() => {
    chat.tell(null)
    expect(chat.view().state).toBe('waiting')
  })
  chat.clock.increment(1_000)
  await chat.reach(() => chat.view().messages[0]?.id === 60)
  chat.send({ type: 'older.load' })
  await chat.reach(() => !chat.view().hasOlder)
  expect(chat.view().messages.map(({ id }) => id)).toEqual([58, 59, 60, 61])
})

test('the pause before a reconnect is short again after a connection that lasted', async () => {
  const chat = open()
  const lose = async () => {
    await chat.reach(() => chat.view().state === 'following')
    await vi.waitFor(() => {
      chat.tell(null)
      expect(chat.view().state).toBe('waiting')
    })
  }
  await lose()
  chat.clock.increment(1_000)
  await chat.reach(() => chat.view().state === 'following')
  chat.clock.increment(30_000)
  await lose()
  chat.clock.increment(1_000)
  await chat.reach(() => chat.view().state === 'following')
})

test('a conversation that cannot be loaded shows the failure, and a retry loads it', async () => {
  let isAway = true
  const chat = open({
    list: async () => {
      if (isAway) throw refusal('UNAVAILABLE')
      return pageOf([])
    },
  })
  await chat.reach(() => chat.view().state === 'failed')
  expect(chat.view()).toMatchObject({ isLoaded: false, failure: { code: 'UNAVAILABLE' } })
  isAway = false
  chat.send({ type: 'chat.retry' })
  await chat.reach(() => chat.view().isLoaded)
})

test('older messages are put before the newer ones', async () => {
  const chat = open({
    list: async () => pageOf([message(5), message(6)], '/api/frontend/chat?before=5'),
    older: async () => pageOf([message(3), message(4)]),
  })
  await chat.reach(() => chat.view().hasOlder)
  chat.send({ type: 'older.load' })
  await chat.reach(() => !chat.view().hasOlder)
  expect(chat.view().messages.map(({ id }) => id)).toEqual([3, 4, 5, 6])
})

test('older messages are marked as read when they are shown, and not before', async () => {
  const chat = open({
    list: async () => pageOf([message(5), message(6)], '/api/frontend/chat?before=5'),
    older: async () => pageOf([message(3, { is_read: true, mark: 'red', revision: 8 }), message(4)]),
    async *changes() {
      yield message(3, { mark: 'red', revision: 8 })
      yield message(7, { revision: 9 })
      await new Promise(() => {})
    },
  })
  await chat.reach(() => chat.view().messages.at(-1)?.id === 7)
  expect(chat.view().messages.map(({ id }) => id)).toEqual([5, 6, 7])
  chat.send({ type: 'older.load' })
  await chat.reach(() => !chat.view().hasOlder)
  expect(chat.view().messages.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7])
  await vi.waitFor(() => expect(chat.seen.read.flat()).toEqual([6, 5, 7, 4]))
})

test('messages that arrive during a request to mark others as read are marked together afterwards', async () => {
  const calls: number[][] = []
  let answer = () => {}
  const chat = open({
    read: (ids) => {
      calls.push([...ids])
      return new Promise<void>((resolve) => (answer = resolve))
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  for (const id of [3, 4])
    await vi.waitFor(() => {
      chat.tell(message(id))
      expect(chat.view().messages.at(-1)?.id).toBe(id)
    })
  expect(calls).toEqual([[1]])
  answer()
  await vi.waitFor(() => expect(calls).toEqual([[1], [3, 4]]))
})

test('messages that could not be marked as read are marked later, though no other message comes', async () => {
  const calls: number[][] = []
  const chat = open({
    read: async (ids) => {
      calls.push([...ids])
      if (calls.length === 1) throw refusal('NETWORK')
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  await vi.waitFor(() => expect(calls).toEqual([[1], [1]]), { timeout: 3_000 })
})

test('with the filter for a colour, only messages of that mark are requested and shown', async () => {
  const calls: unknown[] = []
  const chat = open({
    list: async ({ query }) => {
      calls.push(query)
      return pageOf(query.mark ? [message(2, { mark: 'red' })] : [message(1), message(2, { mark: 'red' })])
    },
  })
  await chat.reach(() => chat.view().state === 'following')
  chat.send({ type: 'filter.choose', filter: 'red' })
  await chat.reach(() => chat.view().messages.length === 1)
  expect(calls).toEqual([{}, { mark: 'red' }])
  await vi.waitFor(() => {
    chat.tell(message(2, { mark: 'none', revision: 7 }))
    expect(chat.view().messages).toEqual([])
  })
})

test('the chat machine reaches every state', () => {
  const states = new Set<string>()
  const events: ChatEvent[] = [
    { type: 'draft.type', text: 'Hello' },
    { type: 'message.send' },
    { type: 'chat.retry' },
    { type: 'connection.lost' },
    { type: 'older.load' },
    { type: 'filter.choose', filter: 'red' },
  ]
  const done = [
    { type: 'xstate.done.actor.0.chat.connection.opening', output: pageOf([], '/next') },
    { type: 'xstate.error.actor.0.chat.connection.opening', error: refusal('NETWORK') },
    { type: 'xstate.error.actor.0.chat.history.loading', error: refusal('NETWORK') },
  ] as unknown as ChatEvent[] // internal events of actors
  const paths = getShortestPaths(chatMachine, {
    input: { side: 'other', newKey: () => 'key' },
    events: [...events, ...done],
    limit: 5000,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.draft, context.filter, context.oldest, context.attempts > 0]),
    stopWhen: ({ context }) => context.attempts > 1,
  })
  for (const { state } of paths)
    for (const [region, value] of Object.entries(state.value)) states.add(`${region}.${value}`)
  expect([...states].toSorted()).toEqual([
    'connection.failed',
    'connection.following',
    'connection.opening',
    'connection.waiting',
    'history.failed',
    'history.idle',
    'history.loading',
    'writing.sending',
    'writing.typing',
  ])
})
