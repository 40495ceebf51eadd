import { randomUUID } from 'node:crypto'
import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { faqEntry } from '#modules/content/index.ts'
import { inEmailLayout } from '#platform/email/email-layout.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { Refusal } from '#platform/refusal.ts'
import { DESK } from '#platform/storage/desk-images.ts'
import { imagePath } from '#platform/storage/file-keys.ts'
import { sweepFiles } from '#platform/storage/sweep-files.ts'
import { storedFile } from '#platform/storage/tables.ts'
import { mintSession } from '#testing/mint-session.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { tablesReadWhole } from '#testing/tables-read-whole.ts'
import { runJob } from '#testing/test-context.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { leaveRoute } from './leave-route.ts'
import { publishQuestion } from './publish-question.ts'
import { listFeedback, listQuestions, readQuestion } from './read-messages.ts'
import { listSubscribers, makeSubscribersFile, removeSubscriber } from './read-subscribers.ts'
import { saveFeedback, saveQuestion } from './save-message.ts'
import { answerFeedback, answerQuestion, dismissMessage, reopenMessage } from './settle-message.ts'
import { addSubscriber, leaveList, rejoinList } from './subscribe.ts'
import { sweepInbox } from './sweep-inbox.ts'
import { feedbackMessage, inboxReminder, question, subscriber } from './tables.ts'
import { DAY_MS, HOUR_MS } from '#platform/time.ts'

let shop: TestShop
let by: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  by = { kind: 'session', market: 'management', userId }
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of [feedbackMessage, question, subscriber, inboxReminder])
    await shop.context.db.delete(table)
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
})

/** A visitor from an address of their own. */
const guest = (language: Language) => ({ principal: { kind: 'guest' }, ip: randomUUID(), language }) as const
const MESSAGE = { name: 'Айгүл', email: 'aigul@example.kg', subject: 'Жүн', message: 'Жылуубу?\nРахмат' }
const TEXTS = { en: 'Is it warm?', ru: 'Тепло?', kg: 'Жылуубу?' }
const ANSWERS = { en: '<p>Yes.</p>', ru: '<p>Да.</p><script>x</script>', kg: '<p>Ооба.</p><p>Абдан.</p>' }

/** Runs the queued jobs and returns the emails. */
async function emails() {
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift())
    await runJob(shop.context, job)
  return shop.emails.splice(0)
}
const codeOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Refusal ? error.code : error
}
const feedback = async (state?: 'waiting' | 'answered' | 'dismissed', text?: string) =>
  (await listFeedback({ query: { state, text }, country: 'KG' }, shop.context)).data
const questions = async () => (await listQuestions({ query: {}, country: 'KG' }, shop.context)).data

test.each(LANGUAGES)('a message in %s is answered once, by an email that quotes it', async (language) => {
  const { id } = await saveFeedback(shop.context, MESSAGE, guest(language))
  const settling = { id, revision: 1, by }
  const answers = await Promise.all(
    ['Ооба <b>жылуу</b>', 'Жок'].map((answer) => codeOf(answerFeedback(shop.context, settling, answer))),
  )
  expect(new Set(answers)).toEqual(new Set(['STALE', undefined]))
  const again = [...shop.jobs.recorded]
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: MESSAGE.email, subject: 'Re: Жүн' })
  expect(email?.text).toContain('> Жылуубу?\n> Рахмат')
  expect(email?.text).not.toMatch(/[{}]/)
  expect(email?.html).not.toContain('<b>жылуу')
  shop.jobs.recorded.push(...again)
  expect(await emails()).toEqual([])
  expect(await feedback('answered')).toMatchObject([
    { id, settled_by: expect.any(String), settled_at: expect.any(String) },
  ])
  expect(await feedback('waiting')).toEqual([])
})

test('a message that needs no answer is dismissed, and can be reopened', async () => {
  const { id } = await saveFeedback(shop.context, MESSAGE, guest('ru'))
  await dismissMessage(shop.context, feedbackMessage, { id, revision: 1, by })
  expect(await codeOf(answerFeedback(shop.context, { id, revision: 2, by }, 'Yes'))).toBe('STALE')
  await reopenMessage(shop.context, feedbackMessage, { id, revision: 2, by })
  expect(await feedback('waiting')).toMatchObject([{ id, settled_at: null, settled_by: null }])
  expect(await codeOf(dismissMessage(shop.context, feedbackMessage, { id: id + 1, revision: 1, by }))).toBe(
    'NOT_FOUND',
  )
  expect(await emails()).toEqual([])
})

test('the message waiting longest comes first, and a search finds names and subjects', async () => {
  for (const name of ['First', 'Second', 'Third'])
    await saveFeedback(shop.context, { ...MESSAGE, name, subject: `100% ${name}` }, guest('en'))
  const [first] = await feedback()
  await dismissMessage(shop.context, feedbackMessage, { id: first?.id ?? 0, revision: 1, by })
  expect((await feedback()).map(({ name }) => name)).toEqual(['Second', 'Third', 'First'])
  expect((await feedback(undefined, '100% th')).map(({ name }) => name)).toEqual(['Third'])
  expect(await feedback(undefined, '%_%')).toEqual([])
})

test('a search among messages and questions does not read all of them', async () => {
  await saveFeedback(shop.context, MESSAGE, guest('kg'))
  for (const part of ['йгүл', 'EXAMPLE.kg', 'жүн', 'Рахмат'])
    expect([part, (await feedback(undefined, part)).length]).toEqual([part, 1])
  const statements = await statementsDuring(shop.context.db, async () => {
    await listFeedback({ query: { text: 'жүн' }, country: 'KG' }, shop.context)
    await listQuestions({ query: { text: 'жүн' }, country: 'KG' }, shop.context)
  })
  expect(statements).toHaveLength(4)
  const read = await tablesReadWhole(shop.context.db, statements)
  expect([...read].filter((table) => table !== 'account')).toEqual([])
})

test('a question is answered by email, and cannot be where no address was left', async () => {
  const { id } = await saveQuestion(shop.context, { question: TEXTS.en, email: 'a@b.kg' }, guest('en'))
  await answerQuestion(shop.context, { id, revision: 1, by }, 'Yes.')
  expect((await emails()).map(({ to, subject }) => [to, subject])).toEqual([['a@b.kg', 'Re: Is it warm?']])
  const { id: silent } = await saveQuestion(shop.context, { question: TEXTS.en }, guest('en'))
  expect(await codeOf(answerQuestion(shop.context, { id: silent, revision: 1, by }, 'Yes.'))).toBe('INVALID')
  expect(await readQuestion(shop.context, silent)).toMatchObject({ state: 'waiting', revision: 1 })
})

test('a published question is in the FAQ with its HTML cleaned, and its answer is emailed in its language', async () => {
  const { id } = await saveQuestion(shop.context, { question: TEXTS.kg, email: 'a@b.kg' }, guest('kg'))
  const entry = { tab: 'delivery', question: TEXTS, answer: ANSWERS } as const
  const tries = await Promise.all(
    [1, 2].map(() => codeOf(publishQuestion(shop.context, { id, revision: 1, by }, entry))),
  )
  expect(tries.filter((code) => code === undefined)).toHaveLength(1)
  const { faq_id } = await readQuestion(shop.context, id)
  const rows = await shop.context.db
    .select()
    .from(faqEntry)
    .where(eq(faqEntry.id, faq_id ?? 0))
  expect(rows).toMatchObject([{ tab: 'delivery', question: TEXTS, answer: { ru: '<p>Да.</p>' } }])
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email?.text).toContain('Ооба.\n\nАбдан.')
  expect(email?.text).toContain('http://shop.test/kg/pages/faq')
  await shop.context.db.delete(faqEntry).where(eq(faqEntry.id, faq_id ?? 0))
  expect((await questions())[0]).toMatchObject({ state: 'answered', faq_id: null })
})

test('a question answered by email is published without a second email', async () => {
  const { id } = await saveQuestion(shop.context, { question: TEXTS.en, email: 'a@b.kg' }, guest('en'))
  await answerQuestion(shop.context, { id, revision: 1, by }, 'Yes, very.')
  expect(await emails()).toHaveLength(1)
  await publishQuestion(
    shop.context,
    { id, revision: 2, by },
    { tab: 'checkout', question: TEXTS, answer: ANSWERS },
  )
  expect(await emails()).toEqual([])
  expect(await readQuestion(shop.context, id)).toMatchObject({ answer: 'Yes, very.', state: 'answered' })
})

test('the photos in an answer stay in the FAQ, and one that the store does not have is refused', async () => {
  const { id } = await saveQuestion(shop.context, { question: TEXTS.en }, guest('en'))
  const fileId = randomUUID()
  await shop.context.db.insert(storedFile).values({
    id: fileId,
    visibility: 'public',
    format: 'jpg',
    name: 'felt.jpg',
    bytes: 900,
    width: 40,
    height: 30,
    owner: DESK,
    createdAt: new Date(shop.context.clock().getTime() - 2 * DAY_MS),
  })
  const showing = (path: string) => ({
    tab: 'delivery' as const,
    question: TEXTS,
    answer: { ...ANSWERS, en: `<p>Like this: <img src="${path}" alt="Felt" /></p>` },
  })
  const publish = (path: string) =>
    codeOf(publishQuestion(shop.context, { id, revision: 1, by }, showing(path)))
  expect(await publish(imagePath({ id: randomUUID() }))).toBe('INVALID')
  expect(await publish(imagePath({ id: fileId }))).toBeUndefined()
  await sweepFiles(shop.context)
  expect(await shop.context.db.$count(storedFile, eq(storedFile.id, fileId))).toBe(1)
})

const keyOf = async (email: string) => {
  const [row] = await shop.context.db.select().from(subscriber).where(eq(subscriber.email, email))
  return row?.key ?? ''
}
const listed = async (text?: string) =>
  (await listSubscribers({ query: { text }, country: 'KG' }, shop.context)).data.map(({ email }) => email)

test('each of twenty addresses joins the list once, however it is written', async () => {
  const join = (email: string) => addSubscriber(shop.context, { email }, 'ru')
  const addresses = Array.from({ length: 20 }, (_, place) => `reader-${place}@example.com`)
  const answers = await Promise.all([...addresses, ...addresses.map((one) => one.toUpperCase())].map(join))
  expect(answers.filter(({ status }) => status)).toHaveLength(20)
  expect(await emails()).toHaveLength(20)
})

test.each(LANGUAGES)(
  'a subscriber is welcomed in %s, by an email with one-click unsubscribe',
  async (language) => {
    await addSubscriber(shop.context, { email: 'a@b.kg' }, language)
    const [email] = await emails()
    const key = await keyOf('a@b.kg')
    if (!email) throw new Error('no email was sent')
    const { text, html, leave } = inEmailLayout(email, shop.context.settings)
    expect(leave?.onePress).toBe(`http://shop.test/api/mailing/leave/${key}`)
    for (const body of [text, html])
      expect(body).toContain(`http://shop.test/${language}/unsubscribe?k=${key}`)
    expect(text).not.toMatch(/[{}]/)
  },
)

test('a person who unsubscribed can rejoin within a day; then the address is deleted', async () => {
  await addSubscriber(shop.context, { email: 'a@b.kg' }, 'ru')
  const key = await keyOf('a@b.kg')
  await leaveList(shop.context, key)
  await leaveList(shop.context, key)
  expect(await listed()).toEqual([])
  shop.pass(23 * HOUR_MS)
  await rejoinList(shop.context, key)
  expect(await listed()).toEqual(['a@b.kg'])
  await leaveList(shop.context, key)
  shop.pass(25 * HOUR_MS)
  expect(await codeOf(rejoinList(shop.context, key))).toBe('NOT_FOUND')
  await sweepInbox(shop.context)
  expect(await codeOf(leaveList(shop.context, key))).toBe('NOT_FOUND')
  expect(await addSubscriber(shop.context, { email: 'a@b.kg' }, 'ru')).toEqual({ status: true })
})

test('an address that is added and removed again and again gets one welcome email', async () => {
  for (let time = 0; time < 5; time += 1) {
    expect(await addSubscriber(shop.context, { email: 'a@b.kg' }, 'ru')).toEqual({ status: true })
    await emails().then((sent) => expect(sent).toHaveLength(time === 0 ? 1 : 0))
    await leaveList(shop.context, await keyOf('a@b.kg'))
  }
})

test('mail programs unsubscribe with a POST; a GET changes nothing', async () => {
  await addSubscriber(shop.context, { email: 'a@b.kg' }, 'ru')
  const key = await keyOf('a@b.kg')
  const app = fastify()
  await leaveRoute(app, shop.context)
  const url = `/mailing/leave/${key}`
  const look = await app.inject({ url })
  expect([look.statusCode, look.headers.location]).toEqual([303, `http://shop.test/unsubscribe?k=${key}`])
  expect(await listed()).toEqual(['a@b.kg'])
  const post = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(post.statusCode).toBe(200)
  expect(await listed()).toEqual([])
  for (const wrong of ['x', `${key}0`, '00000000-0000-4000-8000-000000000000', "'%20or%201=1"])
    expect((await app.inject({ method: 'POST', url: `/mailing/leave/${wrong}` })).statusCode).not.toBe(200)
  await app.close()
})

test('managers search the list, export it without formulas, and remove an address', async () => {
  for (const email of ['=1+1@x.kg', 'b@x.kg']) await addSubscriber(shop.context, { email }, 'en')
  expect(await listed('B@X')).toEqual(['b@x.kg'])
  const text = await (await makeSubscribersFile(shop.context)).text()
  expect(text).toContain("'=1+1@x.kg,en,")
  expect(text).toContain(`/en/unsubscribe?k=${await keyOf('b@x.kg')}`)
  const [row] = await shop.context.db.select().from(subscriber).where(eq(subscriber.email, 'b@x.kg'))
  await removeSubscriber(shop.context, row?.id ?? 0)
  expect(await codeOf(removeSubscriber(shop.context, row?.id ?? 0))).toBe('NOT_FOUND')
  expect(await listed()).toEqual(['=1+1@x.kg'])
})

test('the file of the mailing list has the date of Bishkek, also late in the evening of UTC', async () => {
  const evening = { ...shop.context, clock: () => new Date('2026-03-15T20:00:00Z') }
  expect((await makeSubscribersFile(evening)).name).toBe('subscribers-2026-03-16.csv')
})

/** Advances the clock to an hour of the next day in Bishkek. */
const passTo = (hour: number) => {
  const now = shop.context.clock().getTime()
  const there = new Date(now + 6 * HOUR_MS)
  const midnight = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() + 1) - 6 * HOUR_MS
  shop.pass(midnight + hour * HOUR_MS - now)
}

test('a manager gets one reminder a day of waiting messages, in the morning, from however many processes', async () => {
  await saveFeedback(shop.context, MESSAGE, guest('kg'))
  await saveQuestion(shop.context, { question: TEXTS.ru }, guest('ru'))
  passTo(8)
  await sweepInbox(shop.context)
  expect(await emails()).toEqual([])
  passTo(9)
  for (let trial = 0; trial < trials(10); trial += 1)
    await Promise.all([1, 2, 3].map(() => sweepInbox(shop.context)))
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email?.subject).toBe('2 messages are waiting for an answer')
  expect(email?.text).toContain('/desk/inbox/feedback')
  passTo(10)
  await sweepInbox(shop.context)
  expect(await emails()).toHaveLength(1)
  for (const { id } of await feedback())
    await dismissMessage(shop.context, feedbackMessage, { id, revision: 1, by })
  for (const { id } of await questions())
    await dismissMessage(shop.context, question, { id, revision: 1, by })
  passTo(10)
  await sweepInbox(shop.context)
  expect(await emails()).toEqual([])
})

test('settled messages are deleted after a year, waiting ones are kept', async () => {
  const { id } = await saveFeedback(shop.context, MESSAGE, guest('kg'))
  await saveFeedback(shop.context, { ...MESSAGE, subject: 'Waits' }, guest('kg'))
  await dismissMessage(shop.context, feedbackMessage, { id, revision: 1, by })
  shop.pass(366 * DAY_MS)
  await sweepInbox(shop.context)
  expect((await feedback()).map(({ subject }) => subject)).toEqual(['Waits'])
})
