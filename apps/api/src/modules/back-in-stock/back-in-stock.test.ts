import { LANGUAGES, type Language, type NewNotification } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { price } from '#modules/catalogue/index.ts'
import { setStock } from '#modules/catalogue/management/set-stock.ts'
import type { Principal } from '#platform/principal.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { runJob } from '#testing/test-context.ts'
import { expireOrder } from '#modules/orders/expire-orders.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { agree, asGuest, openTestShop, trials, lineRequest, type TestShop } from '#testing/test-shop.ts'
import { Refusal } from '#platform/refusal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { cancelSubscription, confirmSubscription } from './confirm-subscription.ts'
import { subscribeToStock } from './subscribe-to-stock.ts'
import { sweepSubscriptions } from './sweep-subscriptions.ts'
import { DAY_MS } from '#platform/time.ts'

const GUEST: Principal = { kind: 'guest' }
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.execute(sql`delete from stock_subscription`)
  await shop.setStock(1, '38', 0)
  await shop.setStock(1, '39', 10)
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
})

const WANTED: NewNotification = { productId: 1, priceType: 'retail', soleId: null, colorId: 1, size: '38' }
type Asking = Partial<NewNotification> & { principal?: Principal; language?: Language }
const ask = (email?: string, { principal = GUEST, language = 'en', ...changes }: Asking = {}) =>
  subscribeToStock(
    shop.context,
    { ...WANTED, ...changes, ...(email !== undefined && { email }) },
    { principal, language },
  )

/** Runs the queued jobs, including those they queue. */
async function doJobs() {
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift())
    await runJob(shop.context, job)
  return shop.emails.splice(0)
}
const secretIn = (text = '') => /confirm\?k=([\w-]{43})/.exec(text)?.[1] ?? ''
const cancelIn = (text = '') => /cancel\?k=([\w-]{43})/.exec(text)?.[1] ?? ''

async function aWaitingGuest(email = 'aigul@example.kg', language: Language = 'en') {
  await ask(email, { language })
  const message = (await doJobs()).find(({ to }) => to === email)
  await confirmSubscription(shop.context, secretIn(message?.text))
  return { email, secret: secretIn(message?.text) }
}
async function shopper(isConfirmed: boolean): Promise<{ principal: Principal; email: string }> {
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'frontend' })
  const email = `shopper-${userId}@example.kg`
  await shop.context.db.execute(
    sql`update account set email = ${email}, email_key = ${email},
      email_confirmed_at = ${isConfirmed ? new Date().toISOString() : null} where id = ${userId}`,
  )
  return { principal: { kind: 'session', market: 'frontend', userId }, email }
}
async function count(quantity: number, size = '38') {
  const { rows } = await shop.context.db.execute<{ revision: number }>(
    sql`select revision from stock where variation_id = 1 and size = ${size}`,
  )
  const items = [{ variation_id: 1, size, quantity, revision: rows[0]?.revision ?? 0 }]
  await setStock(shop.context, { market: 'retail', id: 1 }, { items })
}
const refused = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof Refusal)) throw new Error('It was not refused.')
  return [error.code, ...(error.details.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`)]
}

test('a guest who confirmed gets one email when the goods are back in stock', async () => {
  const { email } = await aWaitingGuest()
  expect(await doJobs()).toEqual([])
  await count(3)
  const emails = await doJobs()
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([[email, '“Slippers 1” is back in stock']])
  expect(emails[0]?.text).toContain('http://shop.test/en/product/slippers-1?variation=1&size=38')
  for (const quantity of [0, 5, 0, 1]) await count(quantity)
  expect(await doJobs()).toEqual([])
})

test('a guest who did not confirm gets no further email', async () => {
  expect(await ask('aigul@example.kg')).toEqual({ state: 'confirming' })
  expect(await doJobs()).toHaveLength(1)
  await count(3)
  expect(await doJobs()).toEqual([])
})

test('a shopper with a confirmed email subscribes without giving an address or opening a link', async () => {
  const { principal, email } = await shopper(true)
  expect(await ask(undefined, { principal })).toEqual({ state: 'waiting' })
  expect(await doJobs()).toEqual([])
  await count(1)
  expect((await doJobs()).map(({ to }) => to)).toEqual([email])
})

test('a shopper’s unconfirmed or other email has to be confirmed first', async () => {
  const { principal, email } = await shopper(false)
  expect(await ask(undefined, { principal })).toEqual({ state: 'confirming' })
  expect((await doJobs()).map(({ to }) => to)).toEqual([email])
  const known = await shopper(true)
  expect(await ask('somebody@example.kg', { principal: known.principal })).toEqual({ state: 'confirming' })
  expect(await ask(known.email.toUpperCase(), { principal: known.principal })).toEqual({ state: 'waiting' })
})

test('a second subscription changes nothing, and the response does not reveal who has subscribed', async () => {
  const { email } = await aWaitingGuest()
  expect(await ask(email.toUpperCase())).toEqual({ state: 'confirming' })
  expect(await ask('nobody@example.kg')).toEqual({ state: 'confirming' })
  expect((await doJobs()).map(({ to }) => to)).toEqual(['nobody@example.kg'])
  await count(1)
  expect((await doJobs()).map(({ to }) => to)).toEqual([email])
})

test('a person who was notified can subscribe again, and confirms again', async () => {
  await aWaitingGuest()
  await count(1)
  await doJobs()
  await count(0)
  const { email } = await aWaitingGuest()
  await count(2)
  expect((await doJobs()).map(({ to }) => to)).toEqual([email])
})

test('goods that return before the confirmation are announced upon it; confirming twice sends one email', async () => {
  await ask('aigul@example.kg')
  const secret = secretIn((await doJobs())[0]?.text)
  await count(2)
  expect(await confirmSubscription(shop.context, secret)).toMatchObject({ ...WANTED, slug: 'slippers-1' })
  await confirmSubscription(shop.context, secret)
  expect(await doJobs()).toHaveLength(1)
  expect(await refused(confirmSubscription(shop.context, secret))).toEqual(['NOT_FOUND'])
})

test('goods that return while they are not on sale are announced when they are', async () => {
  const { db } = shop.context
  await ask('aigul@example.kg')
  const secret = secretIn((await doJobs())[0]?.text)
  const prices = await db.delete(price).where(eq(price.productId, 1)).returning()
  await count(2)
  await confirmSubscription(shop.context, secret)
  const early = await doJobs()
  await db.insert(price).values(prices)
  expect(early).toEqual([])
  shop.pass(61 * 60_000)
  await sweepSubscriptions(shop.context)
  expect(await doJobs()).toHaveLength(1)
})

test('a subscription stays active when the goods are sold again before the email is sent', async () => {
  await aWaitingGuest()
  await count(1)
  await shop.setStock(1, '38', 0)
  expect(await doJobs()).toEqual([])
  shop.pass(1_000)
  await count(1)
  expect(await doJobs()).toHaveLength(1)
})

test('every email has a link that cancels the subscription', async () => {
  for (const isAnnounced of [false, true]) {
    await ask('aigul@example.kg')
    const [first] = await doJobs()
    const secret = secretIn(first?.text)
    expect(cancelIn(first?.text)).toBe(secret)
    await confirmSubscription(shop.context, secret)
    if (isAnnounced) await count(1)
    for (const message of await doJobs()) expect(cancelIn(message.text)).toBe(secret)
    await cancelSubscription(shop.context, secret)
    expect(await refused(cancelSubscription(shop.context, secret))).toEqual(['NOT_FOUND'])
    await count(0)
    await count(4)
    expect(await doJobs()).toEqual([])
    await count(0)
  }
})

test('a subscription to goods that are in stock or do not exist is refused by field name', async () => {
  const email = 'aigul@example.kg'
  expect(await refused(ask(email, { size: '39' }))).toEqual(['INVALID', 'size in_stock'])
  expect(await refused(ask(email, { size: '40' }))).toEqual(['INVALID', 'size unknown'])
  expect(await refused(ask(email, { size: '38\0' }))).toEqual(['INVALID', 'size invalid'])
  expect(await refused(ask(email, { colorId: 99 }))).toEqual(['INVALID', 'colorId unknown'])
  expect(await refused(ask(email, { productId: 99 }))).toEqual(['NOT_FOUND'])
  expect(await refused(ask())).toEqual(['INVALID', 'email required'])
})

test('stock returned by an expired order is announced', async () => {
  await shop.setStock(1, '38', 1)
  const { order } = await placeOrder(shop.context, asGuest(agree(await shop.quote([lineRequest(1)]))))
  const { email } = await aWaitingGuest('waits@example.kg')
  shop.pass(3_600_000)
  await expireOrder(shop.context, order.id)
  expect((await doJobs()).map(({ to }) => to)).toContain(email)
})

/** Restocks the size and takes the queued job of its one subscriber's email. */
async function anEmailToSend() {
  await count(1)
  const [back] = shop.jobs.recorded.splice(0)
  if (back) await runJob(shop.context, back)
  const [job] = shop.jobs.recorded.splice(0)
  if (!job) throw new Error('no email was queued')
  return job
}

test('an email that the mail server refuses is retried, and then sent once', async () => {
  await aWaitingGuest()
  const job = await anEmailToSend()
  const ids: unknown[] = []
  const send = async (_email: unknown, id: unknown) => {
    ids.push(id)
    if (ids.length === 1) throw new Error('No mail today')
  }
  const failing = { ...shop.context, mail: { send } }
  await expect(runJob(failing, job)).rejects.toThrow('No mail today')
  for (const _again of [1, 2]) await runJob(failing, job)
  // The same id tells mail programs that both are one email, should the first have arrived after all.
  expect(ids).toEqual([expect.any(String), ids[0]])
})

test('an email queued again after a night without a mail server is sent by its last job alone', async () => {
  await aWaitingGuest()
  const jobs = [await anEmailToSend()]
  for (const _hour of [1, 2, 3]) {
    shop.pass(61 * 60_000)
    await sweepSubscriptions(shop.context)
    jobs.push(...shop.jobs.recorded.splice(0))
  }
  expect(jobs).toHaveLength(4)
  await Promise.all(jobs.map((job) => runJob(shop.context, job)))
  expect(shop.emails).toHaveLength(1)
})

test('a mail server that answers slowly holds no connection to the database', async () => {
  await aWaitingGuest()
  const job = await anEmailToSend()
  let answer = () => {}
  let isAsked = false
  const send = () =>
    new Promise<void>((resolve) => {
      isAsked = true
      answer = resolve
    })
  const sending = runJob({ ...shop.context, mail: { send } }, job)
  await expect.poll(() => isAsked).toBe(true)
  const { totalCount, idleCount } = shop.context.db.$client
  answer()
  await sending
  expect(idleCount).toBe(totalCount)
})

test('a sweep sends emails that were lost, and deletes old subscriptions', async () => {
  await aWaitingGuest('lost@example.kg')
  await shop.setStock(1, '38', 2)
  await sweepSubscriptions(shop.context)
  await sweepSubscriptions(shop.context)
  expect((await doJobs()).map(({ to }) => to)).toEqual(['lost@example.kg'])
  await shop.setStock(1, '38', 0)
  await ask('silent@example.kg')
  await aWaitingGuest('patient@example.kg')
  shop.pass(4 * DAY_MS)
  await sweepSubscriptions(shop.context)
  const left = async () =>
    (
      await shop.context.db.execute<{ email: string }>(
        sql`select email from stock_subscription order by email`,
      )
    ).rows.map(({ email }) => email)
  expect(await left()).toEqual(['lost@example.kg', 'patient@example.kg'])
  shop.pass(40 * DAY_MS)
  await sweepSubscriptions(shop.context)
  expect(await left()).toEqual(['patient@example.kg'])
})

test('each of 250 subscribers gets one email', async () => {
  await shop.context.db.execute(sql`
    insert into stock_subscription (id, price_type, variation_id, size, email, email_key, language, token_hash, asked_at, confirmed_at)
    select gen_random_uuid(), 'retail', 1, '38', n || '@example.kg', n || '@example.kg', 'ru', sha256(n::text::bytea), now(), now()
    from generate_series(1, 250) n`)
  await count(1)
  const emails = await doJobs()
  expect(new Set(emails.map(({ to }) => to)).size).toBe(250)
  expect(emails).toHaveLength(250)
})

test('subscribers get one email each although the clock is set back while their emails are queued', async () => {
  await shop.context.db.execute(sql`
    insert into stock_subscription (id, price_type, variation_id, size, email, email_key, language, token_hash, asked_at, confirmed_at)
    select gen_random_uuid(), 'retail', 1, '38', n || '@example.kg', n || '@example.kg', 'ru', sha256(n::text::bytea), now(), now()
    from generate_series(1, 150) n`)
  await count(1)
  const [restock] = shop.jobs.recorded.splice(0)
  if (!restock) throw new Error('no job was queued')
  let reads = 0
  const clock = () => {
    reads += 1
    if (reads > 10) throw new Error('the same emails are queued again and again')
    return new Date(Date.now() - reads * 60_000)
  }
  await runJob({ ...shop.context, clock }, restock)
  expect(shop.jobs.recorded).toHaveLength(150)
})

test.each(LANGUAGES)(
  'emails in %s have no unfilled placeholder and link to the page in their language',
  async (language) => {
    await aWaitingGuest('aigul@example.kg', language)
    await count(1)
    const [message] = await doJobs()
    expect(message?.text).toContain(`http://shop.test/${language}/product/slippers-1`)
    expect(message?.text).not.toMatch(/[{}]/)
    expect(message?.html).toContain('href="http://shop.test/')
  },
)

test('an email about special goods links to their page', async () => {
  const { rows } = await shop.context.db.execute<{
    product_id: number
    color_id: number
    variation_id: number
    size: string
  }>(sql`select v.product_id, v.color_id, s.variation_id, s.size
    from stock s join variation v on v.id = s.variation_id join special_product using (product_id)
    order by 1, 3, 4 limit 1`)
  const [key] = rows
  if (!key) throw new Error('The shop has special goods.')
  const { product_id: productId, color_id: colorId, variation_id, size } = key
  const set = async (quantity: number) => {
    const found = await shop.context.db.execute<{ revision: number }>(
      sql`select revision from stock where variation_id = ${variation_id} and size = ${size}`,
    )
    const revision = found.rows[0]?.revision ?? 0
    await setStock(
      shop.context,
      { market: 'special', id: productId },
      {
        items: [{ variation_id, size, quantity, revision }],
      },
    )
  }
  await set(0)
  const { principal, email } = await shopper(true)
  await ask(undefined, { principal, productId, colorId, size, priceType: 'special' })
  await set(2)
  const emails = await doJobs()
  expect(emails.map(({ to }) => to)).toEqual([email])
  expect(emails[0]?.text).toContain('/special-product/')
})

test('a restock finds the people who wait for its sizes by index', async () => {
  const { db } = shop.context
  await aWaitingGuest()
  const sent = await statementsDuring(db, () => count(1))
  const search = sent.find((text) => text.includes('from stock_subscription'))
  const { rows } = await transaction(db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql`explain ${sql.raw((search ?? '').replace('$1', `'{1}'`).replace('$2', `'{38}'`))}`)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /stock_subscription_goods[\s\S]*Index Cond: \(+variation_id = /,
  )
})

test('a subscription or confirmation at the moment when goods return is never lost', async () => {
  for (let trial = 0; trial < trials(100); trial += 1) {
    await shop.context.db.execute(sql`delete from stock_subscription`)
    await count(0)
    const { principal } = await shopper(true)
    const guest = `guest-${trial}@example.kg`
    await ask(guest)
    const secret = secretIn((await doJobs())[0]?.text)
    const [subscribed] = await Promise.allSettled([
      ask(undefined, { principal }),
      count(1),
      confirmSubscription(shop.context, secret),
    ])
    const emails = (await doJobs()).filter(({ subject }) => subject.includes('back'))
    // Either the request is refused because the stock was seen, or its email is sent.
    expect(emails).toHaveLength(subscribed.status === 'fulfilled' ? 2 : 1)
  }
})
