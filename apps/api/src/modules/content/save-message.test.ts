import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackMessage, question } from './tables.ts'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { addSubscriber, saveFeedback, saveQuestion } from './save-message.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext()
})
afterAll(() => shop.close())

const message = { name: 'Айгүл', email: 'aigul@example.com', subject: 'Жүн', message: 'Рахмат!\nЖылуу.' }

test('a message is kept as it was written, without what nobody sees', async () => {
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
    because: { issues: [{ path: [path], code }] },
  })
})

test('a question is kept with the language it was asked in', async () => {
  await saveQuestion(shop.context, { question: 'Канча убакыт?' }, 'kg')
  expect(await shop.context.db.select().from(question)).toMatchObject([
    { text: 'Канча убакыт?', language: 'kg' },
  ])
})

test('of twenty who press twice, each address joins the list once', async () => {
  const join = (email: string) => addSubscriber(shop.context, { email }, 'ru')
  const emails = Array.from({ length: 20 }, (_, place) => `reader-${place}@example.com`)
  const answers = await Promise.all([...emails, ...emails.map((email) => email.toUpperCase())].map(join))
  expect(answers.filter(({ status }) => status)).toHaveLength(20)
})
