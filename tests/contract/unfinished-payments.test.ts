import type { PlacedOrder } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestStore } from '../store/open-test-store.ts'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'
import { placeOrder, someGoods } from './buy.ts'
import { cancelAll } from './desk-calls.ts'
import { managerOf } from './manager-of.ts'

let people: PeopledStore
let store: TestStore
beforeAll(async () => {
  people = await openPeopledStore()
  store = people.store
})
afterAll(() => people.close())

const placed = async () => placeOrder(store.sdk, await someGoods(store.sdk, 1))
const read = ({ order, secret }: PlacedOrder) =>
  store.sdk.retailOrders.orders.read({ params: { id: order.id }, query: { k: secret } })

test('a shopper who left the bank without paying cancels the order the next day', async () => {
  const { order, secret } = await placed()
  const page = `/order/order-complete/${order.id}`
  await store.sdk.retailOrders.payments.kkb({
    query: { k: secret },
    body: { order_id: order.id, success_url: page, cancel_url: page },
  })
  await people.sql(
    `update payment_attempt set created_at = created_at - interval '1 day' where order_id = $1`,
    [order.id],
  )
  const { requests, offer } = await cancelAll(store.sdk, order.id, secret)
  expect(requests).toMatchObject([{ kind: 'cancel', state: 'accepted' }])
  expect(offer).toBeNull()
})

test('a shopper who cancels, goes back to the bank and pays buys nothing, and gets the money back', async () => {
  const purchase = await placed()
  const { order, secret } = purchase
  const { redirect_url } = await store.sdk.retailOrders.payments.kicb({
    query: { k: secret },
    body: { order_number: order.order_number },
  })
  const [attempt] = await people.sql('select return_token from payment_attempt where order_id = $1', [
    order.id,
  ])
  const { origin } = store
  await fetch(new URL(`/api/pay/cancel/${String(attempt?.['return_token'])}`, origin), { redirect: 'manual' })
  await cancelAll(store.sdk, order.id, secret)
  const bank = new URL(new URL(redirect_url ?? '/', origin).pathname, origin)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const paid = await fetch(bank, { method: 'POST', headers, body: 'choice=pay', redirect: 'manual' })
  await fetch(new URL(paid.headers.get('location') ?? '/', origin), { redirect: 'manual' })
  const { management } = await managerOf(store)
  const params = { id: order.id }
  const held = await management.orders.read({ params })
  expect(held).toMatchObject({ status: 'on_hold', reason: 'canceled', holds_stock: false, moves: [] })
  const [payment] = held.payments
  expect(payment).toMatchObject({ state: 'captured', flag: 'surplus', refundable: order.total })
  const surplus = { provider: 'kicb', amount: order.total, currency: 'KGS' }
  expect(await read(purchase)).toMatchObject({ surplus: [{ ...surplus, refunded: '0.00' }] })
  const refunded = await management.payments.refund({
    params: { ...params, attempt: payment!.attempt_id },
    body: { amount: order.total, refundable: order.total, returns_stock: false },
  })
  expect(refunded.payments).toMatchObject([{ state: 'refunded' }])
  expect(await read(purchase)).toMatchObject({
    status: 'on_hold',
    payment: { state: 'unpaid' },
    surplus: [{ ...surplus, refunded: order.total }],
  })
})
