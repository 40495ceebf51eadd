import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackMessage, question } from './tables.ts'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { mintSession } from '#testing/mint-session.ts'
import { saveFeedback, saveQuestion } from './save-message.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext()
})
afterAll(() => shop.close())

const message = { name: 'Айгүл', email: 'aigul@example.com', subject: 'Жүн', message: 'Рахмат!\nЖылуу.' }

test('a message is saved as written, without invisible characters', async () => {
  await saveFeedback(shop.context, { ...message, name: 'Ай\u202Eгүл', subject: 'Two\nlines' }, 'kg')
  const rows = await shop.context.db.select().from(feedbackMessage)
  expect(rows).toMatchObject([{ ...message, subject: 'Two lines', language: 'kg' }])
})

test.each([
  ['nothing to be seen', { subject: '\u200B\u2060' }, 'required'],
  ['a character that cannot be kept', { message: 'a\0b' }, 'invalid'],
  ['half a character', { name: '\ud83e' }, 'invalid'],
])('a message with %s is refused', async (_what, changes, code) => {
  const [path] = Object.keys(changes)
  await expect(saveFeedback(shop.context, { ...message, ...changes }, 'ru')).rejects.toMatchObject({
    details: { issues: [{ path: [path], code }] },
  })
})

test('a question is saved with its language and the address for its answer', async () => {
  const { db } = shop.context
  const { accountId: userId } = await mintSession(db, { market: 'frontend', email: 'aigul@example.kg' })
  const guest = { principal: { kind: 'guest' }, language: 'kg' } as const
  await saveQuestion(shop.context, { question: 'Канча убакыт?' }, guest)
  await saveQuestion(shop.context, { question: 'Жылуубу?', email: 'other@example.kg' }, guest)
  const principal = { kind: 'session', market: 'frontend', userId } as const
  await saveQuestion(shop.context, { question: 'Is it warm?' }, { principal, language: 'en' })
  expect(await db.select().from(question).orderBy(question.id)).toMatchObject([
    { text: 'Канча убакыт?', language: 'kg', email: null, state: 'waiting' },
    { text: 'Жылуубу?', email: 'other@example.kg' },
    { text: 'Is it warm?', language: 'en', email: 'aigul@example.kg' },
  ])
})
