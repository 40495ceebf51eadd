import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAccount } from '#modules/accounts/index.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { runJob } from '#testing/test-context.ts'
import { openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { mintSession } from '#testing/mint-session.ts'
import { moderateReview, type Verdict } from './moderate-review.ts'
import { leaveReview } from './leave-review.ts'
import { reviewEmail } from './emails/review-email.ts'
import { listReviews, readReview } from './managed-reviews.ts'
import { reviewsOf } from './reviews-of.ts'
import { HOUR_MS } from '#platform/time.ts'

let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  manager = await someone('management')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.execute(sql`delete from review`)
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
})

async function someone(
  market: 'frontend' | 'management',
  language: Language = 'en',
): Promise<SessionPrincipal> {
  const { accountId: userId } = await mintSession(shop.context.db, { market, language })
  return { kind: 'session', market, userId }
}
const write = (principal: SessionPrincipal, text = 'Warm and light', language: Language = 'en') =>
  leaveReview(shop.context, { product_id: 1, rating: 4, text }, { principal, language })
const choose = (id: number, revision: number, verdict: Verdict = { state: 'published' }) =>
  moderateReview(shop.context, { id, revision, by: manager }, verdict)
const list = async (query: Parameters<typeof listReviews>[0]['query']) =>
  (await listReviews({ query, country: 'KG' }, shop.context)).data
const shown = (query: Parameters<typeof reviewsOf>[2]['query'] = {}) =>
  reviewsOf(shop.context, 1, { query, country: 'KG' })
const pagesChanged = async () => {
  const { rows } = await shop.context.db.execute<{ revision: string }>(
    sql`select revision from content_revision`,
  )
  return Number(rows[0]?.revision)
}
const emails = async () => {
  for (const job of shop.jobs.recorded) if (job.name === reviewEmail.name) await runJob(shop.context, job)
  return shop.emails
}

test('an author whose account was closed gets no email, since the address may be somebody else’s', async () => {
  const author = await someone('frontend')
  const { id } = await write(author)
  await transaction(shop.context.db, (tx) => closeAccount(tx, author.userId))
  await choose(id, 1)
  expect(await emails()).toEqual([])
})

test('a manager finds a review by its author, their email, its product or its words', async () => {
  const aigul = await someone('frontend')
  const { id } = await write(aigul, 'Warm as 100% wool')
  await write(await someone('frontend'), 'Light')
  const { author, email, product } = (await list({})).find((one) => one.id === id) ?? {
    author: '',
    email: null,
    product: null,
  }
  const found = async (text: string) => (await list({ text })).map((one) => one.id)
  expect(await found(' as 100% ')).toEqual([id])
  expect(await found(email?.toUpperCase() ?? '')).toEqual([id])
  expect(await found(author)).toContain(id)
  expect(await found(product?.name.ru ?? '')).toHaveLength(2)
  expect(await found('0% as')).toEqual([])
  expect(await list({ text: 'wool', state: 'published' })).toEqual([])
})

test('the review waiting longest comes first, and is overdue after 48 hours', async () => {
  const { id: oldest } = await write(await someone('frontend'))
  shop.pass(24 * HOUR_MS)
  const { id: second } = await write(await someone('frontend'))
  shop.pass(24 * HOUR_MS + 1)
  const { id: moderated } = await write(await someone('frontend'))
  await choose(moderated, 1)
  expect((await list({})).map(({ id, age_hours, is_overdue }) => [id, age_hours, is_overdue])).toEqual([
    [oldest, 48, true],
    [second, 24, false],
    [moderated, 0, false],
  ])
  expect((await list({ overdue: true })).map(({ id }) => id)).toEqual([oldest])
  expect((await list({ overdue: false })).map(({ id }) => id)).toEqual([second, moderated])
  expect((await list({ state: 'published' })).map(({ id }) => id)).toEqual([moderated])
})

test('only a changed review starts its 48 hours again', async () => {
  const author = await someone('frontend')
  const { id, verified_by } = await write(author)
  shop.pass(HOUR_MS)
  expect((await write(author)).verified_by).toBe(verified_by)
  expect((await readReview(shop.context, id)).revision).toBe(1)
  expect((await write(author, 'Warm, light, red')).verified_by > verified_by).toBe(true)
  expect((await readReview(shop.context, id)).revision).toBe(2)
})

test('pages are invalidated only when what they show changes', async () => {
  const author = await someone('frontend')
  const before = await pagesChanged()
  const { id } = await write(author)
  await choose(id, 1, { state: 'rejected', reason: 'No' })
  await write(author, 'Another')
  expect(await pagesChanged()).toBe(before)
  await choose(id, 3)
  expect(await pagesChanged()).toBe(before + 1)
  await choose(id, 4, { state: 'rejected', reason: 'No' })
  expect(await pagesChanged()).toBe(before + 2)
})

test('a repeated decision is one decision and one email', async () => {
  const { id } = await write(await someone('frontend'))
  await choose(id, 1)
  await choose(id, 2)
  expect((await readReview(shop.context, id)).revision).toBe(2)
  await emails()
  expect(await emails()).toHaveLength(1)
})

test('an email about a decision that has been replaced is not sent', async () => {
  const { id } = await write(await someone('frontend'))
  await choose(id, 1)
  await choose(id, 2, { state: 'rejected', reason: 'Somebody’s telephone number' })
  const sent = await emails()
  expect(sent.map(({ subject }) => subject)).toEqual(['Your review was not published'])
  expect(sent[0]?.text).toContain('Somebody’s telephone number')
})

test.each(LANGUAGES)('the decision is emailed in %s, with a link to the product', async (language) => {
  const author = await someone('frontend', language)
  const { id } = await write(author, 'Жылуу', language)
  await choose(id, 1, { state: 'rejected', reason: '<b>No</b> & $& {product}' })
  await emails()
  await choose(id, 2)
  const [rejected, published] = await emails()
  expect(rejected?.text).toContain('<b>No</b> & $& {product}')
  expect(rejected?.html).toContain('&lt;b&gt;No&lt;/b&gt;')
  for (const email of [rejected, published]) {
    expect(email?.text).toContain(`http://shop.test/${language}/product/slippers-1#reviews`)
    expect(email?.text).toContain('Slippers 1')
  }
})

test('visitors read the reviews of a product page by page, newest first', async () => {
  const published: number[] = []
  for (let count = 0; count < 21; count += 1) {
    shop.pass(HOUR_MS)
    const { id } = await write(await someone('frontend'))
    await choose(id, 1)
    published.unshift(id)
  }
  const first = await shown()
  expect(first.data.map(({ id }) => id)).toEqual(published.slice(0, 20))
  expect(first).toMatchObject({ total: 21, current_page: 1, last_page: 2 })
  expect(first.next_page_url).toBe('/api/frontend/review/product/1?per_page=20&page=2&country_iso_code=KG')
  const second = await shown({ page: 2 })
  expect(second.data.map(({ id }) => id)).toEqual(published.slice(20))
  expect(second.next_page_url).toBeNull()
})

test('a review whose account was deleted is decided without an email', async () => {
  const author = await someone('frontend')
  const { id } = await write(author)
  await shop.context.db.execute(sql`delete from account where id = ${author.userId}`)
  await choose(id, 1)
  expect(shop.jobs.recorded).toEqual([])
  expect((await shown()).data).toMatchObject([{ id, author: 'Айгүл' }])
})

test('a review is published only as the manager read it, even when its author changes it at that moment', async () => {
  for (let trial = 0; trial < trials(100); trial += 1) {
    const author = await someone('frontend')
    const { id } = await write(author, 'Fine')
    const [moderated, changed] = await Promise.allSettled([choose(id, 1), write(author, 'Buy at my place')])
    const { state, text } = await readReview(shop.context, id)
    expect([moderated.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([state, text]).toEqual(
      moderated.status === 'fulfilled' ? ['published', 'Fine'] : ['pending', 'Buy at my place'],
    )
  }
})
