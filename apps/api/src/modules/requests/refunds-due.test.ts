import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { MAX_GOODS_PRICE } from '@shyrdak/sdk/management'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { price } from '#modules/catalogue/index.ts'
import { readManagedOrder } from '#modules/orders/index.ts'
import { findOrder } from '#modules/orders/find-order.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { requestRefund } from '#modules/payments/refunds/request-refund.ts'
import { settleAttempt } from '#modules/payments/settle-attempt.ts'
import { startPayment } from '#modules/payments/start-payment.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { MINUTE_MS } from '#platform/time.ts'
import { mintSession } from '#testing/mint-session.ts'
import { chooseAtBank, goToBank } from '#testing/pay-at-bank.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { answerRequest } from './answer-request.ts'
import { makeRequest } from './make-request.ts'
import { listRequests } from './managed-requests.ts'
import { requestsOf } from './read-requests.ts'
import { sweepSettledRequests } from './refunds-due.ts'
import { refundWaitingLine } from './waiting-lines.ts'

let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
  await shop.setStock(1, '38', 100)
  await shop.setStock(1, '39', 100)
})
afterAll(() => shop.close())

let placed = 0
/** Places an order of 2 × 38, maybe with a discount, and 1 × 39, and pays it at a bank. */
async function paidAt(provider: PaymentProvider, discountMinor = 0) {
  const quote = await shop.quote([lineRequest(1, '38', 2), lineRequest(1, '39', 1)])
  const { order, secret } = await placeOrder(shop.context, asGuest(agree(quote), `due-${(placed += 1)}`))
  const { db } = shop.context
  await db.execute(sql`update retail_order set discount_minor = ${discountMinor},
    total_minor = total_minor - ${discountMinor} where id = ${order.id}`)
  await db.execute(sql`update retail_order_line set discount_minor = ${discountMinor}
    where order_id = ${order.id} and position = 0`)
  const opener = { principal: { kind: 'guest' } as const, k: secret }
  const row = await findOrder(shop.context, { id: order.id }, opener)
  const { payment } = await startPayment(shop.context, provider, row)
  await chooseAtBank(shop, await goToBank(shop, payment), 'pay')
  await settleAttempt(shop.context, payment.attempt_id)
  return {
    id: order.id,
    total: toMoney(row.totalMinor),
    /** Asks to cancel so many pieces of the first line, or all that is left, and has it accepted. */
    async cancel(count?: number) {
      const { offer } = await requestsOf(shop.context, order.id, opener)
      const items = offer?.items ?? []
      const [first] = items
      await makeRequest(
        shop.context,
        order.id,
        {
          kind: 'cancel',
          reason: 'changed_mind',
          comment: '',
          items: count === undefined || !first ? items : [{ ...first, count }],
        },
        opener,
      )
      const [open] = (await requestsOf(shop.context, order.id, opener)).requests
      await answerRequest(shop.context, open?.id ?? 0, { state: 'accepted', note: '', by: manager })
    },
    async refund(amount: string) {
      const { payments } = await readManagedOrder(shop.context.db, order.id)
      const refundable = payments[0]?.refundable ?? '0.00'
      const body = { amount, refundable, reason: 'Cancelled', returns_stock: false }
      await requestRefund(shop.context, { orderId: order.id, attemptId: payment.attempt_id }, body, manager)
    },
    payment: async () => {
      const [found] = (await readManagedOrder(shop.context.db, order.id)).payments
      if (!found) throw new Error('There is no payment.')
      return found
    },
    /** What the buyer still waits for, of the newest request first. */
    due: async () =>
      (await requestsOf(shop.context, order.id, opener)).requests.map(({ refund_due }) => refund_due),
  }
}

const list = async (query: Parameters<typeof listRequests>[0]['query']) =>
  (await listRequests({ query, country: 'KG' }, shop.context)).data
const waiting = async () => {
  const { rows } = await shop.context.db.execute(refundWaitingLine.query(shop.context.clock()))
  return rows[0]
}

test('a refund settles what was due, and the request leaves the list of refunds to send', async () => {
  const order = await paidAt('kicb')
  await order.cancel(1)
  const [due] = await order.due()
  expect(due).toBe('2250.00')
  expect(await list({ refund: 'due' })).toMatchObject([{ order_id: order.id, refund_due: due }])
  expect(await waiting()).toMatchObject({ count: 1, overdue: 0 })
  await order.refund('2250.00')
  expect(await order.due()).toEqual([null])
  expect(await list({ refund: 'due' })).toEqual([])
  expect(await list({ order_id: order.id })).toMatchObject([{ state: 'accepted', refund_due: null }])
  expect(await waiting()).toMatchObject({ count: 0 })
})

test('refunds settle the request that was accepted first, and a part of one leaves the rest', async () => {
  const order = await paidAt('kicb')
  await order.cancel(1)
  shop.pass(1_000)
  await order.cancel()
  const rest = toMoney(toMinor(order.total) - toMinor('2250.00'))
  expect(await order.due()).toEqual([rest, '2250.00'])
  await order.refund('2000.00')
  expect(await order.due()).toEqual([rest, '250.00'])
  await order.refund('300.00')
  expect(await order.due()).toEqual([toMoney(toMinor(rest) - toMinor('50.00')), null])
  await order.refund((await order.payment()).refundable)
  expect(await order.due()).toEqual([null, null])
})

test('a request is settled once a bank has sent its money back, and a later one of the order is still due', async () => {
  const order = await paidAt('kicb')
  const settled = async () => {
    await sweepSettledRequests(shop.context)
    const { rows } = await shop.context.db.execute(
      sql`select settled_at is not null as settled from order_request where order_id = ${order.id} order by id`,
    )
    return rows.map((row) => row['settled'])
  }
  await order.cancel(1)
  expect(await settled()).toEqual([false])
  const { db } = shop.context
  await db.execute(sql`
    insert into payment_refund (id, attempt_id, amount_minor, state, reason, returns_stock, created_at)
    select gen_random_uuid(), id, 225000, 'requested', '', false, now() from payment_attempt
    where order_id = ${order.id}`)
  expect(await order.due(), 'it is on its way').toEqual([null])
  expect(await settled()).toEqual([false])
  await db.execute(sql`
    with refunded as (
      update payment_attempt set refunded_minor = 225000, state = 'partially_refunded'
      where order_id = ${order.id} returning id)
    update payment_refund r set state = 'succeeded' from refunded where r.attempt_id = refunded.id`)
  expect(await settled()).toEqual([true])
  expect(await list({ refund: 'due', order_id: order.id })).toEqual([])
  shop.pass(11 * MINUTE_MS)
  await order.cancel()
  const rest = toMoney(toMinor(order.total) - toMinor('2250.00'))
  expect(await order.due()).toEqual([rest, null])
  expect(await list({ refund: 'due', order_id: order.id })).toMatchObject([{ refund_due: rest }])
  expect(await settled()).toEqual([true, false])
  await order.refund((await order.payment()).refundable)
  expect(await settled()).toEqual([true, true])
})

test.each(['kkb', 'paypal', 'yookassa'] as const)(
  'a refund of the cancelled share at %s, rounded up to what the bank refunds, leaves nothing due',
  async (provider) => {
    const order = await paidAt(provider)
    await order.cancel(1)
    const { amount, total, whole_units: isWhole } = await order.payment()
    const step = isWhole ? 100 : 1
    const share = (toMinor(amount) * 225_000) / toMinor(total)
    await order.refund(toMoney(Math.ceil(share / step) * step))
    expect(await order.due()).toEqual([null])
  },
)

test('nothing is due for an order that was never paid', async () => {
  const quote = await shop.quote([lineRequest(1, '38', 1)])
  const { order, secret } = await placeOrder(shop.context, asGuest(agree(quote), 'due-unpaid'))
  const opener = { principal: { kind: 'guest' } as const, k: secret }
  const { offer } = await requestsOf(shop.context, order.id, opener)
  const body = { kind: 'cancel', reason: 'other', comment: '', items: offer?.items ?? [] } as const
  const { requests } = await makeRequest(shop.context, order.id, body, opener)
  expect(requests).toMatchObject([{ state: 'accepted', refund_due: null }])
})

test('a refund that is two days late is overdue', async () => {
  const order = await paidAt('kicb')
  await order.cancel()
  shop.pass(49 * 3_600_000)
  expect(await waiting()).toMatchObject({ count: 1, overdue: 1 })
})

test('the refunds of an order that is cancelled piece by piece add up to what was paid', async () => {
  const order = await paidAt('kicb', 101)
  for (const count of [1, 1, undefined]) {
    await order.cancel(count)
    // Sooner, the same request again would be a repetition.
    shop.pass(11 * MINUTE_MS)
  }
  const due = await order.due()
  expect(due.reduce((sum, one) => sum + toMinor(one ?? '0.00'), 0)).toBe(toMinor(order.total))
})

test('the refund of an order of several very dear pieces is shown in full', async () => {
  const { db } = shop.context
  const here = and(eq(price.productId, 1), eq(price.country, 'KG'))
  const [usual] = await db.select().from(price).where(here)
  const set = (amountMinor = 0, discountMinor = 0) =>
    db.update(price).set({ amountMinor, discountMinor }).where(here)
  await set(toMinor(MAX_GOODS_PRICE))
  try {
    const order = await paidAt('kicb')
    await order.cancel()
    expect(await order.due()).toEqual([order.total])
    expect(await list({ refund: 'due', order_id: order.id })).toMatchObject([{ refund_due: order.total }])
  } finally {
    await set(usual?.amountMinor, usual?.discountMinor)
  }
})
