import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBankLedger } from '../db/schema/orders.ts'
import { placeOrder } from '../orders/place-order.ts'
import { readOrder } from '../orders/read-order.ts'
import { agree, asGuest, openTestShop, wanted, type TestShop } from '../orders/test-shop.ts'
import { findOrder } from '../orders/find-order.ts'
import { startPayment } from './start-payment.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const guest = { kind: 'guest' } as const

async function placed() {
  const { order, secret } = await placeOrder(shop.tools, asGuest(agree(await shop.quote([wanted(1)]))))
  const opener = { actor: guest, k: secret }
  return {
    id: order.id,
    secret,
    row: () => findOrder(shop.tools, { id: order.id }, opener),
    read: () => readOrder(shop.tools, { id: order.id }, opener),
  }
}

/** What the browser does at the bank's page. */
const choose = (url: string, choice: string) =>
  shop.app.inject({
    method: 'POST',
    url: url.replace('http://shop.test', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  })

test('a shopper pays at the bank and comes back to a paid order', async () => {
  const order = await placed()
  const { redirect_url, payment } = await startPayment(shop.tools, 'kicb', await order.row())
  expect(payment.state).toBe('pending')
  expect(await order.read()).toMatchObject({ status: 'payment_waiting', payment: { state: 'checking' } })

  const page = await shop.app.inject((redirect_url ?? '').replace('http://shop.test', ''))
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Сыноо банкы')
  const decided = await choose(redirect_url ?? '', 'pay')
  expect(decided.statusCode).toBe(303)
  const back = await shop.app.inject(String(decided.headers.location))
  expect(back.statusCode).toBe(303)
  expect(back.headers.location).toBe(`/order/order-complete/${order.id}?k=${order.secret}`)

  expect(await order.read()).toMatchObject({
    status: 'in_production',
    held_until: null,
    payment: { state: 'paid', payable: false },
    timeline: [{ status: 'Processing' }, { status: 'payment_waiting' }, { status: 'in_production' }],
  })
  expect(shop.jobs.noted.filter(({ name }) => name === 'order-letter').map(({ payload }) => payload)).toEqual(
    [
      { orderId: order.id, kind: 'placed' },
      { orderId: order.id, kind: 'paid' },
    ],
  )
  const ledger = await shop.tools.db.select().from(testBankLedger)
  expect(ledger.map(({ amountMinor }) => amountMinor)).toEqual([225_000])
  await vi.waitFor(async () => expect(await shop.tools.db.query.paymentEvent.findMany()).toHaveLength(1))
})
