import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackMessage, question } from './tables.ts'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { MINUTE_MS } from '#platform/time.ts'
import { mintSession } from '#testing/mint-session.ts'
import { saveFeedback, saveQuestion } from './save-message.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext()
})
afterAll(() => shop.close())

const guest = { principal: { kind: 'guest' }, ip: '::1', language: 'kg' } as const
const message = { name: 'Айгүл', email: 'aigul@example.com', subject: 'Жүн', message: 'Рахмат!\nЖылуу.' }

test('a message is saved as written, without invisible characters', async () => {
  await saveFeedback(shop.context, { ...message, name: 'Ай\u202Eгүл', subject: 'Two\nlines' }, guest)
  const rows = await shop.context.db.select().from(feedbackMessage)
  expect(rows).toMatchObject([{ ...message, subject: 'Two lines', language: 'kg' }])
})

test.each([
  ['nothing to be seen', { subject: '\u200B\u2060' }, 'required'],
  ['a character that cannot be kept', { message: 'a\0b' }, 'invalid'],
  ['half a character', { name: '\ud83e' }, 'invalid'],
])('a message with %s is refused', async (_what, changes, code) => {
  const [path] = Object.keys(changes)
  await expect(saveFeedback(shop.context, { ...message, ...changes }, guest)).rejects.toMatchObject({
    details: { issues: [{ path: [path], code }] },
  })
})

test('a question is saved with its language and the address for its answer', async () => {
  const { db } = shop.context
  const { accountId: userId } = await mintSession(db, { market: 'frontend', email: 'aigul@example.kg' })
  await saveQuestion(shop.context, { question: 'Канча убакыт?' }, guest)
  await saveQuestion(shop.context, { question: 'Жылуубу?', email: 'other@example.kg' }, guest)
  const principal = { kind: 'session', market: 'frontend', userId } as const
  await saveQuestion(shop.context, { question: 'Is it warm?' }, { ...guest, principal, language: 'en' })
  expect(await db.select().from(question).orderBy(question.id)).toMatchObject([
    { text: 'Канча убакыт?', language: 'kg', email: null, state: 'waiting' },
    { text: 'Жылуубу?', email: 'other@example.kg' },
    { text: 'Is it warm?', language: 'en', email: 'aigul@example.kg' },
  ])
})

test('a message sent twice within a minute is stored once; later, or from elsewhere, it is another one', async () => {
  const again = { ...message, subject: 'Again' }
  const send = () => saveFeedback(shop.context, again, guest)
  const sent = await Promise.all([send(), send(), send()])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const later = new Date(shop.context.clock().getTime() + 2 * MINUTE_MS)
  const others = [
    await saveFeedback(shop.context, again, { ...guest, ip: '::2' }),
    await saveFeedback({ ...shop.context, clock: () => later }, again, guest),
  ]
  expect(new Set([...sent, ...others].map(({ id }) => id)).size).toBe(3)
})

test('a question sent twice within a minute is stored once', async () => {
  const ask = (question = 'Дагы барбы?') => saveQuestion(shop.context, { question }, guest)
  const [first, again] = await Promise.all([ask(), ask()])
  expect(again).toEqual(first)
  expect(await ask('Качан болот?')).not.toEqual(first)
})
