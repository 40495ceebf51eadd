import { randomUUID } from 'node:crypto'
import { isShyrdakError } from '@shyrdak/sdk'
import type { ChatMessage } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { demoClientOf, managerOf, shopperOf } from './manager-of.ts'
import { newShopper } from './shop-people.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore({ engine: 'postgres' })
})
afterAll(() => store.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (isShyrdakError(error) ? error.code : error),
  )

/** Collects a stream's events until it is stopped. */
function listener(follow: (signal: AbortSignal) => AsyncIterable<ChatMessage>) {
  const leaving = new AbortController()
  const heard: ChatMessage[] = []
  const done = (async () => {
    try {
      for await (const message of follow(leaving.signal)) heard.push(message)
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    }
  })()
  return {
    heard,
    stop: () => {
      leaving.abort()
      return done
    },
  }
}

test('a client writes, a manager reads and answers, and the client follows it live', async () => {
  const client = (await demoClientOf(store, 'wholesale@example.com')).chat.wholesale
  const manager = (await managerOf(store)).management.chat
  const before = await client.list()
  const atClient = listener((signal) => client.changes({ query: { after: before.revision }, signal }))
  const sent = await client.send({ body: { text: 'Is our order ready?', about: 'W-2026-000001' } })
  expect(sent).toMatchObject({ author_type: 'other', is_read: false, mark: 'none', about: 'W-2026-000001' })
  const { data } = await manager.list({ query: { unread: true } })
  const conversation = data.find(({ id }) => id === sent.chatId)
  expect(conversation).toMatchObject({ market: 'wholesale', last_text: 'Is our order ready?' })
  const params = { id: sent.chatId }
  // Of two changes in quick succession, a reader may receive only the last state.
  await expect.poll(() => atClient.heard.length).toBe(1)
  await manager.markRead({ params, body: { chat_message_ids: [sent.id] } })
  const answer = await manager.send({ params, body: { text: 'Tomorrow.' } })
  await expect
    .poll(() => atClient.heard.map(({ id, is_read: isRead }) => [id, isRead]))
    .toEqual([
      [sent.id, false],
      [sent.id, true],
      [answer.id, false],
    ])
  await atClient.stop()
  expect((await client.info()).unread).toBeGreaterThan(0)
  const unread = await client.read({ body: { chat_message_ids: [answer.id] } })
  expect(unread.unread).toBe(before.data.filter((m) => m.author_type === 'manager' && !m.is_read).length)
  expect((await manager.messages({ params })).data[0]).toMatchObject({ id: answer.id, is_read: true })
})

test('the employees of a company share one conversation, and a viewer only reads it', async () => {
  const owner = (await demoClientOf(store, 'hotel@example.com')).chat.wholesale
  const viewer = (await demoClientOf(store, 'viewer@example.com')).chat.wholesale
  const sent = await owner.send({ body: { text: 'For all of us' } })
  expect((await viewer.list()).data[0]).toMatchObject({ id: sent.id, text: 'For all of us' })
  expect(await codeOf(viewer.send({ body: { text: 'Me too' } }))).toBe('FORBIDDEN')
  expect(await codeOf(viewer.mark({ body: { chat_message_id: sent.id, mark: 'red' } }))).toBe('FORBIDDEN')
})

test('nobody reads, marks or follows somebody else’s conversation', async () => {
  const client = (await demoClientOf(store, 'wholesale@example.com')).chat.wholesale
  const shopper = (await shopperOf(store)).chat.retail
  const own = await shopper.send({ body: { text: 'Hello' } })
  const sent = await client.send({ body: { text: 'Between us' } })
  expect((await shopper.list()).data.map(({ text }) => text)).not.toContain('Between us')
  expect(await codeOf(shopper.mark({ body: { chat_message_id: sent.id, mark: 'red' } }))).toBe('NOT_FOUND')
  const manager = (await managerOf(store)).management.chat
  const answer = await manager.send({ params: { id: sent.chatId }, body: { text: 'Yes' } })
  await shopper.read({ body: { chat_message_ids: [answer.id] } })
  expect((await client.list()).data.find(({ id }) => id === answer.id)?.is_read).toBe(false)
  const stream = listener((signal) => shopper.changes({ query: { after: own.revision }, signal }))
  await client.send({ body: { text: 'Still between us' } })
  const last = await shopper.send({ body: { text: 'Anybody there?' } })
  await expect.poll(() => stream.heard.map(({ id }) => id)).toEqual([last.id])
  await stream.stop()
})

test('messages with the same idempotency key are one message', async () => {
  const shopper = (await shopperOf(store)).chat.retail
  const call = { body: { text: 'Once' }, idempotencyKey: randomUUID() }
  const [first, ...again] = await Promise.all(Array.from({ length: 5 }, () => shopper.send(call)))
  expect(again).toEqual(Array.from({ length: 4 }, () => first))
})

test('another text under a key that was used is refused, and not answered with the first message', async () => {
  const shopper = (await shopperOf(store)).chat.retail
  const idempotencyKey = randomUUID()
  const { chatId: id } = await shopper.send({ body: { text: 'The blue pair' }, idempotencyKey })
  const other = shopper.send({ body: { text: 'The red pair' }, idempotencyKey })
  await expect(other).rejects.toMatchObject({ code: 'KEY_REUSED' })
  // A key belongs to its sender: the store's own message is another one.
  const manager = (await managerOf(store)).management.chat
  const sent = await manager.send({ params: { id }, body: { text: 'Which pair?' }, idempotencyKey })
  expect(sent.text).toBe('Which pair?')
})

test('a mark is seen by its own side only, filters the list, and can be removed', async () => {
  const shopper = (await shopperOf(store)).chat.retail
  const { id, chatId } = await shopper.send({ body: { text: 'Mark me' } })
  await shopper.mark({ body: { chat_message_id: id, mark: 'blue' } })
  const marked = await shopper.list({ query: { mark: 'blue' } })
  expect(marked.data.map((message) => [message.id, message.mark])).toEqual([[id, 'blue']])
  const manager = (await managerOf(store)).management.chat
  const { data } = await manager.messages({ params: { id: chatId } })
  expect(data.find((message) => message.id === id)?.mark).toBe('none')
  await shopper.mark({ body: { chat_message_id: id, mark: 'none' } })
  expect((await shopper.list({ query: { mark: 'blue' } })).data).toEqual([])
})

test('pages of older messages lead to the first one, without duplicates', async () => {
  const { chat } = await demoClientOf(store, 'wholesale@example.com')
  for (let turn = 0; turn < 45; turn++) await chat.wholesale.send({ body: { text: `Pair ${turn}` } })
  const seen: number[] = []
  for (let page = await chat.wholesale.list(); ;) {
    seen.push(...page.data.map(({ id }) => id))
    const next = await chat.wholesale.list.next(page)
    if (!next) break
    page = next
  }
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one))
  expect(seen.length).toBeGreaterThan(45)
})

test.each([
  ['an empty text', { text: ' \u200b ' }],
  ['a text that is too long', { text: 'x'.repeat(4001) }],
  ['HTML in what it is about', { text: 'x', about: '<b>' }],
  ['a field that is not listed', { text: 'x', author_type: 'manager' }],
])('a message with %s is refused', async (_, body) => {
  const shopper = (await shopperOf(store)).chat.retail
  expect(await codeOf(shopper.send({ body }))).toBe('INVALID')
})

test('a refused first message starts no conversation, for neither side', async () => {
  const shopper = (await newShopper(store)).sdk.chat.retail
  const manager = (await managerOf(store)).management.chat
  const { total } = await manager.list()
  expect(await codeOf(shopper.send({ body: { text: ' \u200b ' } }))).toBe('INVALID')
  expect(await codeOf(shopper.send({ body: { text: 'With a photo', files: [randomUUID()] } }))).toBe(
    'INVALID',
  )
  expect(await shopper.info()).toEqual({ chatId: null, unread: 0, last_message_at: null })
  expect((await manager.list()).total).toBe(total)
  const { chatId } = await shopper.send({ body: { text: 'Without' } })
  expect((await shopper.info()).chatId).toBe(chatId)
})

test('HTML in a message stays plain text', async () => {
  const shopper = (await shopperOf(store)).chat.retail
  const text = '<img src=x onerror=alert(1)> & "quotes"'
  expect((await shopper.send({ body: { text } })).text).toBe(text)
})

test('a conversation cannot be followed without a session', async () => {
  const { changes } = store.sdk.chat.retail
  const events = changes({ query: { after: 0 } })[Symbol.asyncIterator]()
  expect(await codeOf(events.next())).toBe('UNAUTHENTICATED')
})

test('with many writers and readers of one conversation, no message is lost, duplicated or out of order', async () => {
  const people = await Promise.all(
    ['wholesale@example.com', 'wholesale@example.com', 'wholesale@example.com'].map((email) =>
      demoClientOf(store, email),
    ),
  )
  const { revision } = await people[0]!.chat.wholesale.list()
  const readers = people.map(({ chat }) =>
    listener((signal) => chat.wholesale.changes({ query: { after: revision }, signal })),
  )
  const sent = await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      people[turn % people.length]!.chat.wholesale.send({ body: { text: `Message ${turn}` } }),
    ),
  )
  const ids = sent.map(({ id }) => id).toSorted((one, other) => one - other)
  for (const { heard, stop } of readers) {
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(ids.length)
    expect(heard.map(({ id }) => id)).toEqual(ids)
    await stop()
  }
})

test('managers prepare answers, and nobody overwrites a colleague’s change', async () => {
  const { chatAnswers } = (await managerOf(store)).management
  const text = { en: 'In a week.', ru: 'Через неделю.', kg: 'Бир жумадан кийин.' }
  const made = await chatAnswers.create({ body: { title: ' When it comes ', text } })
  expect(made).toMatchObject({ title: 'When it comes', text })
  const at = { params: { id: made.id }, query: { revision: made.revision } }
  const changed = await chatAnswers.update({ ...at, body: { title: 'When', text } })
  expect(await codeOf(chatAnswers.update({ ...at, body: { title: 'Then', text } }))).toBe('STALE')
  expect(await codeOf(chatAnswers.remove(at))).toBe('STALE')
  expect(await codeOf(chatAnswers.create({ body: { title: 'x', text: { ...text, kg: ' \u200b' } } }))).toBe(
    'INVALID',
  )
  await chatAnswers.remove({ ...at, query: { revision: changed.revision } })
  expect(await codeOf(chatAnswers.read({ params: at.params }))).toBe('NOT_FOUND')
})

test('a client waiting for approval reads an empty chat summary, but cannot list messages', async () => {
  const email = `waits-${randomUUID()}@example.kg`
  const registered = await store.sdk.auth.registration.wholesale({
    body: {
      first_name: 'Сабыр',
      last_name: 'Токтосунов',
      phone: '+996700123457',
      email,
      password: 'felt-and-wool',
      terms: true,
      company: 'Сабыр жана балдары',
      country_iso_code: 'KG',
      city: 'Ош',
    },
  })
  expect(registered).toMatchObject({ id: expect.any(Number) })
  const { chat } = await demoClientOf(store, email)
  expect(await chat.wholesale.info()).toEqual({ chatId: null, unread: 0, last_message_at: null })
  expect(await codeOf(chat.wholesale.list())).toBe('FORBIDDEN')
})
