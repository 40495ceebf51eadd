import type { NewOrderRequest, PaymentProvider } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#modules/accounts/index.ts'
import { moveManagedOrder } from '#modules/orders/management/move-managed-order.ts'
import { readManagedOrder } from '#modules/orders/management/present-managed-order.ts'
import { findOrder, lockOrder, paymentAttempt, retailOrder } from '#modules/orders/index.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { expireOrder } from '#modules/orders/expire-orders.ts'
import { markPaid } from '#modules/payments/mark-paid.ts'
import { startPayment } from '#modules/payments/start-payment.ts'
import type { Principal, SessionPrincipal } from '#platform/principal.ts'
import { Refusal } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { runJob } from '#testing/test-context.ts'
import { agree, asGuest, lineRequest, openTestShop, trials, type TestShop } from '#testing/test-shop.ts'
import { answerRequest } from './answer-request.ts'
import { makeRequest } from './make-request.ts'
import { listRequests } from './managed-requests.ts'
import { requestsOf } from './read-requests.ts'
import { DAY_MS, MINUTE_MS } from '#platform/time.ts'

const GUEST: Principal = { kind: 'guest' }
let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
  await shop.setStock(1, '38', 10)
  await shop.setStock(1, '39', 10)
})

const pay = (id: number) =>
  transaction(shop.context.db, async (tx) => {
    const row = await lockOrder(tx, id)
    if (row) await markPaid(tx, shop.context, row)
  })
let placed = 0
async function anOrder({ isPaid = false } = {}) {
  const quote = await shop.quote([lineRequest(1, '38', 2), lineRequest(1, '39', 1)])
  const { order, secret } = await placeOrder(
    shop.context,
    asGuest(agree(quote, { language: 'en' }), `request-${(placed += 1)}`),
  )
  if (isPaid) await pay(order.id)
  shop.jobs.recorded.length = 0
  return { id: order.id, opener: { principal: GUEST, k: secret }, total: order.total }
}
type Order = Awaited<ReturnType<typeof anOrder>>

const offerOf = ({ id, opener }: Order) => requestsOf(shop.context, id, opener)
async function ask(order: Order, changes: Partial<NewOrderRequest> = {}) {
  const { offer } = await offerOf(order)
  const items = offer?.items ?? [{ line_key: '1:1:38', count: 1 }]
  const body = { kind: 'cancel', reason: 'changed_mind', comment: '', items, ...changes } as const
  return makeRequest(shop.context, order.id, body, order.opener)
}
const answer = (requestId: number, state: 'accepted' | 'refused', note = '') =>
  answerRequest(shop.context, requestId, { state, note, by: manager })
const waiting = async () =>
  (await listRequests({ query: { state: 'open' }, country: 'KG' }, shop.context)).data
const read = (id: number) => readManagedOrder(shop.context.db, id)
async function emails() {
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift())
    await runJob(shop.context, job)
  return shop.emails.splice(0)
}
async function complete(id: number) {
  for (const [from, status] of [
    ['in_production', 'packaging'],
    ['packaging', 'shipping'],
    ['shipping', 'on_way'],
    ['on_way', 'completed'],
  ] as const)
    await moveManagedOrder(shop.context, id, { from, status }, manager)
}
const refused = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof Refusal)) throw new Error('It was not refused.')
  return [error.code, ...(error.details.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`)]
}

test('an unpaid order is cancelled at once: its stock returns, and it cannot be paid', async () => {
  const order = await anOrder()
  expect(await shop.stockOf(1, '38')).toBe(8)
  expect((await offerOf(order)).offer).toMatchObject({ kind: 'cancel', is_whole: true })
  const { requests, offer } = await ask(order)
  expect(requests).toMatchObject([{ state: 'accepted', refund_due: null }])
  expect(offer).toBeNull()
  expect(await read(order.id)).toMatchObject({
    status: 'on_hold',
    reason: 'canceled',
    holds_stock: false,
    payment: { payable: false },
  })
  expect(await shop.stockOf(1, '38')).toBe(10)
  shop.pass(DAY_MS)
  await expireOrder(shop.context, order.id)
  expect(await shop.stockOf(1, '38')).toBe(10)
  expect((await emails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Order S-\d+: cancellation confirmed$/),
  ])
})

const startAt = async ({ id, opener }: Order, provider: PaymentProvider) =>
  startPayment(shop.context, provider, await findOrder(shop.context, { id }, opener))
const attemptStates = async ({ id }: Order) => (await read(id)).payments.map(({ state }) => state)

test('an order whose buyer has left the page of the bank is cancelled at once, with its payment', async () => {
  const order = await anOrder()
  await startAt(order, 'kkb')
  expect((await ask(order)).requests).toMatchObject([{ state: 'accepted' }])
  expect(await attemptStates(order)).toEqual(['canceled'])
  expect(await read(order.id)).toMatchObject({ status: 'on_hold', reason: 'canceled', holds_stock: false })
})

test('a cancellation waits for a manager while the bank does not answer', async () => {
  const order = await anOrder()
  await startAt(order, 'kkb')
  shop.faults.fetch = 'fail'
  try {
    const { requests } = await ask(order)
    expect(requests).toMatchObject([{ state: 'open' }])
    const requestId = requests[0]?.id ?? 0
    await expect(answer(requestId, 'accepted')).rejects.toMatchObject({ code: 'IN_PROGRESS' })
    await answer(requestId, 'refused', 'Please try again tomorrow.')
  } finally {
    delete shop.faults.fetch
  }
  expect(await attemptStates(order)).toEqual(['pending'])
})

test('a cancellation waits for a manager while the bank processes the buyer’s payment', async () => {
  const order = await anOrder()
  await startAt(order, 'paypal')
  await shop.context.db
    .update(paymentAttempt)
    .set({ state: 'processing' })
    .where(eq(paymentAttempt.orderId, order.id))
  const { requests } = await ask(order)
  expect(requests).toMatchObject([{ state: 'open' }])
  expect(await attemptStates(order)).toEqual(['processing'])
  await answer(requests[0]?.id ?? 0, 'refused', 'Your bank has taken the money.')
})

test('a part of an unpaid order cannot be cancelled', async () => {
  const order = await anOrder()
  const [first] = (await offerOf(order)).offer?.items ?? []
  expect(await refused(ask(order, { items: first ? [first] : [] }))).toEqual(['INVALID', 'items invalid'])
})

test('a paid order is cancelled once a manager accepts: its stock returns, and the buyer sees the refund due', async () => {
  const order = await anOrder({ isPaid: true })
  const { requests } = await ask(order, { comment: 'Two came as a gift.' })
  expect(requests).toMatchObject([{ state: 'open', comment: 'Two came as a gift.', refund_due: null }])
  expect(await shop.stockOf(1, '38')).toBe(8)
  const received = await emails()
  const [row] = await waiting()
  expect(row).toMatchObject({ is_paid: true, value: order.total, lines: [{ count: 2 }, { count: 1 }] })
  await answer(row?.id ?? 0, 'accepted', 'Of course.')
  expect(await shop.stockOf(1, '38')).toBe(10)
  expect(await read(order.id)).toMatchObject({ status: 'on_hold', reason: 'canceled' })
  const after = await offerOf(order)
  expect(after).toMatchObject({
    offer: null,
    requests: [{ state: 'accepted', answer: 'Of course.', refund_due: order.total }],
  })
  const sent = [...received, ...(await emails())]
  expect(sent.map(({ subject }) => subject.replace(/S-\d+/, 'S'))).toEqual([
    'Cancellation request for order S received',
    'Order S: cancellation confirmed',
  ])
  expect(sent[1]?.text).toContain('Our message to you\n> Of course.')
  expect(sent[1]?.text).toContain('Refund due: ')
})

test('part of an order is cancelled while the rest goes on, and is not offered again', async () => {
  const order = await anOrder({ isPaid: true })
  const [first] = (await offerOf(order)).offer?.items ?? []
  if (!first) throw new Error('Nothing is offered.')
  await ask(order, { items: [{ ...first, count: 1 }] })
  const { offer } = await offerOf(order)
  expect(offer?.items.map(({ count }) => count)).toEqual([1, 1])
  expect(await refused(ask(order, { reason: 'other', items: [{ ...first, count: 2 }] }))).toEqual([
    'INVALID',
    'items.0.count too_big',
  ])
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  expect(await shop.stockOf(1, '38')).toBe(9)
  const going = await read(order.id)
  expect(going).toMatchObject({
    status: 'in_production',
    holds_stock: true,
    items: [{ count: 2, canceled: 1 }, { count: 1 }],
  })
  expect(going.items[1]).not.toHaveProperty('canceled')
  expect((await offerOf(order)).requests[0]?.refund_due).toBe('2250.00')
  await ask(order)
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  expect(await read(order.id)).toMatchObject({ status: 'on_hold', reason: 'canceled' })
  expect([await shop.stockOf(1, '38'), await shop.stockOf(1, '39')]).toEqual([10, 10])
})

test('an order cancelled piece by piece is shown as one cancelled at once: with all it had', async () => {
  const whole = await anOrder({ isPaid: true })
  await ask(whole)
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  const piecemeal = await anOrder({ isPaid: true })
  const [first] = (await offerOf(piecemeal)).offer?.items ?? []
  if (!first) throw new Error('Nothing is offered.')
  await ask(piecemeal, { items: [{ ...first, count: 1 }] })
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  await ask(piecemeal)
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  expect((await read(piecemeal.id)).items).toEqual((await read(whole.id)).items)
})

test('a sold-out order that a manager takes up again takes no stock for what was cancelled', async () => {
  const order = await anOrder()
  shop.pass(DAY_MS)
  await expireOrder(shop.context, order.id)
  await shop.setStock(1, '39', 0)
  await pay(order.id)
  expect(await read(order.id)).toMatchObject({ status: 'on_hold', reason: 'sold_out', holds_stock: false })
  const { offer } = await offerOf(order)
  const items = (offer?.items ?? []).map((item) => ({ ...item, count: 1 }))
  await ask(order, { items })
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  expect([await shop.stockOf(1, '38'), await shop.stockOf(1, '39')]).toEqual([10, 0])
  await moveManagedOrder(shop.context, order.id, { from: 'on_hold', status: 'in_production' }, manager)
  expect(await read(order.id)).toMatchObject({
    holds_stock: true,
    items: [
      { count: 2, canceled: 1 },
      { count: 1, canceled: 1 },
    ],
  })
  expect([await shop.stockOf(1, '38'), await shop.stockOf(1, '39')]).toEqual([9, 0])
})

test('a refused request shows the buyer its reason, and lets them ask again', async () => {
  const order = await anOrder({ isPaid: true })
  await ask(order)
  await answer((await waiting())[0]?.id ?? 0, 'refused', 'It is on the loom.')
  const { requests, offer } = await offerOf(order)
  expect(requests).toMatchObject([{ state: 'refused', answer: 'It is on the loom.' }])
  expect(offer?.items.map(({ count }) => count)).toEqual([2, 1])
  expect((await emails()).at(-1)?.text).toContain('It is on the loom.')
})

test('goods can be returned within fourteen days, for their price without the delivery', async () => {
  const order = await anOrder({ isPaid: true })
  await complete(order.id)
  expect(await refused(ask(order))).toEqual(['STALE'])
  const [first] = (await offerOf(order)).offer?.items ?? []
  const response = await ask(order, { kind: 'return', reason: 'wrong_size', items: first ? [first] : [] })
  expect(response.requests).toMatchObject([{ kind: 'return', state: 'open' }])
  await answer((await waiting())[0]?.id ?? 0, 'accepted', 'Bishkek, Chüy 1')
  expect((await offerOf(order)).requests[0]?.refund_due).toBe('4500.00')
  expect(await shop.stockOf(1, '38'), 'whoever unpacks it counts it').toBe(8)
  shop.pass(15 * DAY_MS)
  expect((await offerOf(order)).offer).toBeNull()
})

test('a parcel on its way can be neither cancelled nor returned', async () => {
  const order = await anOrder({ isPaid: true })
  await ask(order)
  for (const [from, status] of [
    ['in_production', 'packaging'],
    ['packaging', 'shipping'],
  ] as const)
    await moveManagedOrder(shop.context, order.id, { from, status }, manager)
  const [row] = await waiting()
  expect(await refused(answer(row?.id ?? 0, 'accepted'))).toEqual(['STALE'])
  expect((await offerOf(order)).offer).toBeNull()
  await answer(row?.id ?? 0, 'refused', 'It is on its way.')
})

test('repeating a request or its answer changes nothing', async () => {
  const order = await anOrder({ isPaid: true })
  const { offer } = await offerOf(order)
  const items = offer?.items ?? []
  for (const _ of [1, 2, 3]) await ask(order, { items })
  expect(await waiting()).toHaveLength(1)
  const id = (await waiting())[0]?.id ?? 0
  for (const _ of [1, 2]) await answer(id, 'accepted')
  expect(await refused(answer(id, 'refused', 'No'))).toEqual(['STALE'])
  expect(await shop.stockOf(1, '38')).toBe(10)
})

test('a cancellation repeated after it was accepted at once is answered as before', async () => {
  const order = await anOrder()
  const { offer } = await offerOf(order)
  const items = offer?.items ?? []
  for (const _ of [1, 2])
    expect((await ask(order, { items })).requests).toMatchObject([{ state: 'accepted' }])
})

test.each(['cancel', 'return'] as const)(
  'a buyer can ask to %s one more piece as soon as a manager has accepted the first, with the same words',
  async (kind) => {
    const order = await anOrder({ isPaid: true })
    if (kind === 'return') await complete(order.id)
    const [first] = (await offerOf(order)).offer?.items ?? []
    if (!first) throw new Error('Nothing is offered.')
    const one = { kind, items: [{ ...first, count: 1 }] }
    await ask(order, one)
    shop.pass(MINUTE_MS)
    await answer((await waiting())[0]?.id ?? 0, 'accepted')
    const { requests } = await ask(order, one)
    expect(requests.map(({ state }) => state)).toEqual(['open', 'accepted'])
    await answer((await waiting())[0]?.id ?? 0, 'refused', 'One is enough.')
  },
)

test('a buyer can cancel one more piece a week later with the same words', async () => {
  const order = await anOrder({ isPaid: true })
  const [first] = (await offerOf(order)).offer?.items ?? []
  if (!first) throw new Error('Nothing is offered.')
  const one = { items: [{ ...first, count: 1 }] }
  await ask(order, one)
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  shop.pass(7 * DAY_MS)
  const { requests, offer } = await ask(order, one)
  expect(requests.map(({ state }) => state)).toEqual(['open', 'accepted'])
  expect(offer?.items.map(({ count }) => count)).toEqual([1])
  await answer((await waiting())[0]?.id ?? 0, 'accepted')
  expect(await shop.stockOf(1, '38')).toBe(10)
})

test('a buyer can return one more piece days later with the same words', async () => {
  const order = await anOrder({ isPaid: true })
  await complete(order.id)
  const [first] = (await offerOf(order)).offer?.items ?? []
  if (!first) throw new Error('Nothing is offered.')
  const one = { kind: 'return' as const, reason: 'wrong_size' as const, items: [{ ...first, count: 1 }] }
  await ask(order, one)
  shop.pass(3 * DAY_MS)
  expect((await ask(order, one)).requests).toHaveLength(2)
  await answer((await waiting())[0]?.id ?? 0, 'refused', 'Wear shows.')
  await answer((await waiting())[0]?.id ?? 0, 'refused', 'Wear shows.')
})

test('a list of requests takes as many round trips for many orders as for one', async () => {
  await ask(await anOrder({ isPaid: true }))
  const one = await statementsDuring(shop.context.db, waiting)
  await ask(await anOrder({ isPaid: true }))
  await ask(await anOrder({ isPaid: true }))
  const three = await statementsDuring(shop.context.db, waiting)
  expect(three).toHaveLength(one.length)
  for (const { id } of await waiting()) await answer(id, 'refused', 'It is packed.')
})

test('a reason of another kind and a line that is unknown or named twice are refused by field name', async () => {
  const order = await anOrder({ isPaid: true })
  expect(await refused(ask(order, { reason: 'damaged' }))).toEqual(['INVALID', 'reason invalid'])
  expect(await refused(ask(order, { items: [{ line_key: '9:9:9', count: 1 }] }))).toEqual([
    'INVALID',
    'items.0.line_key invalid',
  ])
  const [first] = (await offerOf(order)).offer?.items ?? []
  if (!first) throw new Error('Nothing is offered.')
  expect(await refused(ask(order, { items: [first, first] }))).toEqual([
    'INVALID',
    'items.1.line_key invalid',
  ])
})

test('an order of someone else is not found', async () => {
  const order = await anOrder()
  const stranger = { principal: GUEST, k: 'A'.repeat(43) }
  const items = [{ line_key: 'x', count: 1 }]
  const body: NewOrderRequest = { kind: 'cancel', reason: 'other', comment: '', items }
  expect(await refused(requestsOf(shop.context, order.id, stranger))).toEqual(['NOT_FOUND'])
  expect(await refused(makeRequest(shop.context, order.id, body, stranger))).toEqual(['NOT_FOUND'])
})

test('an order cancelled at the moment it expires returns its stock once', async () => {
  for (let trial = 0; trial < trials(40); trial += 1) {
    await shop.setStock(1, '38', 10)
    const order = await anOrder()
    await shop.context.db
      .update(retailOrder)
      .set({ heldUntil: new Date(0) })
      .where(eq(retailOrder.id, order.id))
    await Promise.all([ask(order), expireOrder(shop.context, order.id)])
    expect(await shop.stockOf(1, '38')).toBe(10)
    expect(await read(order.id)).toMatchObject({ status: 'on_hold', reason: 'canceled', holds_stock: false })
  }
})

test('the store is told of a request in the language of its manager, however the address is written', async () => {
  const { db, settings } = shop.context
  const emailKey = 'chynara@example.com'
  await db
    .update(account)
    .set({ email: emailKey, emailKey, language: 'en' })
    .where(eq(account.id, manager.userId))
  shop.context.settings = { ...settings, managerEmail: 'Chynara@Example.com' }
  try {
    await ask(await anOrder({ isPaid: true }))
    const toStore = (await emails()).find(({ to }) => to === 'Chynara@Example.com')
    expect(toStore?.text).toContain('/en/desk/order-requests')
  } finally {
    shop.context.settings = settings
  }
})
