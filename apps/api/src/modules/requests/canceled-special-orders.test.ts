import { LANGUAGES, type OrderRequests } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#modules/accounts/index.ts'
import { lockOrder } from '#modules/orders/index.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { listSpecialOrders } from '#modules/orders/special/list-special-orders.ts'
import { moveSpecialOrder } from '#modules/orders/special/move-special-order.ts'
import { readSpecialOrder } from '#modules/orders/special/read-special-order.ts'
import { markPaid } from '#modules/payments/mark-paid.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { runJob } from '#testing/test-context.ts'
import { rugRequest, setRugs } from '#testing/test-special-goods.ts'
import { agree, asGuest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { answerRequest } from './answer-request.ts'
import { makeRequest } from './make-request.ts'
import { requestsOf } from './read-requests.ts'

/** A craftsman of the first or the second workshop. */
interface Craftsman {
  email: string
  principal: SessionPrincipal
}

let shop: TestShop
let manager: SessionPrincipal
let rugMaker: Craftsman
let otherMaker: Craftsman
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
  rugMaker = await aCraftsman(1)
  otherMaker = await aCraftsman(2)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
  for (const rug of [1, 2]) await setRugs(shop.context.db, rug, 10)
})

async function aCraftsman(artisansId: number): Promise<Craftsman> {
  const { accountId: userId, email } = await mintSession(shop.context.db, {
    market: 'specialgoods',
    artisansId,
  })
  return { email, principal: { kind: 'session', market: 'specialgoods', userId } }
}

/** Runs the queued jobs and those that they queue. The `paid` email goes out once the `placed` one has. */
async function emails() {
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift())
    if (job.name !== 'order-expiry') await runJob(shop.context, job)
  return shop.emails.splice(0)
}
/** Runs the queued jobs up to one of a name, which stays queued alone. */
async function emailsUntil(name: string) {
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift()) {
    if (job.name === name) {
      shop.jobs.recorded.splice(0, Infinity, job)
      return
    }
    if (job.name !== 'order-expiry') await runJob(shop.context, job)
  }
}
const emailsTo = async ({ email }: Craftsman) => (await emails()).filter(({ to }) => to === email)

let placed = 0
/** A paid order of both workshops, or of the first only. */
async function aPaidOrder(...counts: number[]) {
  const quote = await shop.quote(counts.map((count, index) => rugRequest(index + 1, count)))
  const { order, secret } = await placeOrder(
    shop.context,
    asGuest(agree(quote, { language: 'en' }), `special-${(placed += 1)}`),
  )
  await emails()
  await transaction(shop.context.db, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (row) await markPaid(tx, shop.context, row)
  })
  return {
    id: order.id,
    number: order.order_number,
    opener: { principal: { kind: 'guest' } as const, k: secret },
  }
}
type Order = Awaited<ReturnType<typeof aPaidOrder>>

/** Cancels pieces of the first and second line. */
async function cancel({ id, opener }: Order, ...counts: number[]): Promise<OrderRequests> {
  const { offer } = await requestsOf(shop.context, id, opener)
  const items = (offer?.items ?? [])
    .map((item, index) => ({ ...item, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
  const body = { kind: 'cancel', reason: 'changed_mind', comment: '', items } as const
  const { requests } = await makeRequest(shop.context, id, body, opener)
  await answerRequest(shop.context, requests[0]?.id ?? 0, { state: 'accepted', note: '', by: manager })
  return requestsOf(shop.context, id, opener)
}

const seenBy = ({ principal }: Craftsman, id: number) =>
  readSpecialOrder(shop.context, id, { principal, k: undefined })
const listedFor = async ({ principal }: Craftsman, id: number, query = {}) =>
  (await listSpecialOrders(shop.context, { principal, query, country: 'KG' })).data.find(
    (order) => order.id === id,
  )

test('a craftsman sees how many pieces are left to make, and what they come to', async () => {
  const order = await aPaidOrder(3)
  expect(await listedFor(rugMaker, order.id)).toMatchObject({ goods: [{ count: 3 }], total: '204000.00' })
  await cancel(order, 1)
  expect(await seenBy(rugMaker, order.id)).toMatchObject({
    status: 'in_production',
    items: [{ count: 3, canceled: 1 }],
    total: '136000.00',
  })
  expect(await listedFor(rugMaker, order.id)).toMatchObject({
    status: 'in_production',
    goods: [{ count: 2 }],
    total: '136000.00',
  })
})

test('an order cancelled piece by piece shows a craftsman what an order cancelled at once shows', async () => {
  const order = await aPaidOrder(3)
  await cancel(order, 1)
  await cancel(order, 2)
  const canceled = { status: 'on_hold', reason: 'canceled', total: '204000.00' }
  const seen = await seenBy(rugMaker, order.id)
  expect(seen).toMatchObject({ ...canceled, items: [{ count: 3 }] })
  expect(seen.items[0]).not.toHaveProperty('canceled')
  expect(await listedFor(rugMaker, order.id)).toMatchObject({ ...canceled, goods: [{ count: 3 }] })
})

test('a workshop whose goods are all cancelled has nothing to do, and the other one goes on alone', async () => {
  const order = await aPaidOrder(2, 1)
  expect((await seenBy(otherMaker, order.id)).moves, 'both have goods in it').toEqual([])
  await cancel(order, 2)
  const canceled = { status: 'on_hold', reason: 'canceled' }
  expect(await seenBy(rugMaker, order.id)).toMatchObject({ ...canceled, moves: [], total: '0.00' })
  expect(await listedFor(rugMaker, order.id)).toMatchObject({ ...canceled, goods: [], total: '0.00' })
  expect(await listedFor(rugMaker, order.id, { status: ['in_production'] })).toBeUndefined()
  expect(await listedFor(rugMaker, order.id, { status: ['on_hold'] })).toMatchObject(canceled)
  await expect(
    moveSpecialOrder(
      shop.context,
      order.id,
      { from: 'in_production', status: 'in_production', note: 'Half done' },
      rugMaker.principal,
    ),
  ).rejects.toMatchObject({ code: 'STALE' })
  expect(await seenBy(otherMaker, order.id)).toMatchObject({
    status: 'in_production',
    moves: ['on_hold', 'packaging'],
  })
  expect(await listedFor(otherMaker, order.id)).toMatchObject({
    status: 'in_production',
    goods: [{ count: 1 }],
  })
})

test('the email about what to make names only what is left by then', async () => {
  const order = await aPaidOrder(3, 1)
  await cancel(order, 1, 1)
  const sent = await emails()
  const toMake = sent.filter(({ subject }) => subject.endsWith('for your workshop'))
  expect(toMake.map(({ to }) => to)).toEqual([rugMaker.email])
  expect(toMake[0]?.text).toContain('×\u00a02')
})

test('a craftsman is emailed what was cancelled and what is still to be made, then that all of it is', async () => {
  const order = await aPaidOrder(3)
  expect(await emailsTo(rugMaker)).toHaveLength(1)
  await cancel(order, 1)
  const [part, ...others] = await emailsTo(rugMaker)
  expect(others).toEqual([])
  expect(part?.subject).toBe(`Order ${order.number}: part of it is cancelled`)
  expect(part?.text).toMatch(/1\u00a0×\u00a0Rug 1[\s\S]*Still to be made[\s\S]*2\u00a0×\u00a0Rug 1/)
  await cancel(order, 2)
  const queued = [...shop.jobs.recorded]
  const [all] = await emailsTo(rugMaker)
  expect(all?.subject).toBe(`Order ${order.number} is cancelled`)
  expect(all?.text).toContain('2\u00a0×\u00a0Rug 1')
  expect(all?.text).not.toContain('Still to be made')
  shop.jobs.recorded.push(...queued)
  expect(await emails(), 'a job that runs twice sends nothing more').toEqual([])
})

test('a workshop hears of its own goods only', async () => {
  const order = await aPaidOrder(2, 1)
  await emails()
  await cancel(order, 2)
  const sent = (await emails()).filter(({ subject }) => subject === `Order ${order.number} is cancelled`)
  expect(sent.map(({ to }) => to)).toEqual([rugMaker.email])
  expect(sent[0]?.text).not.toContain('Rug 2')
})

test('a craftsman who is being asked to make goods at the moment they are cancelled is told so, too', async () => {
  const order = await aPaidOrder(3)
  await emailsUntil('artisan-order-email')
  const [toMake] = shop.jobs.recorded.splice(0)
  if (!toMake) throw new Error('the craftsmen are to be emailed')
  let isCanceled = false
  const send: typeof shop.context.mail.send = async (email, id) => {
    if (!isCanceled) await cancel(order, 1)
    isCanceled = true
    await shop.context.mail.send(email, id)
  }
  await runJob({ ...shop.context, mail: { send } }, toMake)
  const subjects = (await emailsTo(rugMaker)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect(subjects[1]).toBe(`Order ${order.number}: part of it is cancelled`)
})

test.each(LANGUAGES)('a craftsman who reads %s is told in that language', async (language) => {
  await shop.context.db.update(account).set({ language }).where(eq(account.email, rugMaker.email))
  const order = await aPaidOrder(2)
  await emails()
  await cancel(order, 1)
  const [email] = await emailsTo(rugMaker)
  expect(email).toMatchObject({
    subject: expect.stringContaining(order.number),
    text: expect.stringContaining('Rug 1'),
  })
  const opening = { en: 'Have you already started?', ru: 'Уже начали работу?', kg: 'Ишти баштап койдуңузбу?' }
  expect(email?.text).toContain(opening[language])
})

test('nobody is asked to make an order that was cancelled before the email went out', async () => {
  const order = await aPaidOrder(1)
  await cancel(order, 1)
  expect(await emailsTo(rugMaker)).toEqual([])
})
