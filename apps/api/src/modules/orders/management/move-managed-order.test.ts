import { transaction } from '#platform/sql/transaction.ts'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retailOrder } from '../tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { markPaid } from '#modules/payments/mark-paid.ts'
import { mintSession } from '#testing/mint-session.ts'
import { runJob } from '#testing/test-context.ts'
import { cancelOrder } from '../cancel-order.ts'
import { expireOrder } from '../expire-orders.ts'
import { lockOrder } from '../order-rows.ts'
import { placeOrder } from '../place-order.ts'
import { agree, asGuest, openTestShop, trials, lineRequest, type TestShop } from '#testing/test-shop.ts'
import { moveManagedOrder } from './move-managed-order.ts'
import { readManagedOrder } from './present-managed-order.ts'
import { HOUR_MS } from '#platform/time.ts'

let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
})
afterAll(() => shop.close())

let placed = 0
async function newOrder() {
  await shop.setStock(1, '38', 10)
  const quote = await shop.quote([lineRequest(1, '38', 2)])
  const { order } = await placeOrder(shop.context, asGuest(agree(quote), `order-${(placed += 1)}`))
  return order.id
}
const move = (id: number, from: OrderStatus, status: OrderStatus, note?: string) =>
  moveManagedOrder(shop.context, id, { from, status, ...(note !== undefined && { note }) }, manager)
const read = (id: number) => readManagedOrder(shop.context.db, id)
const pay = (id: number) =>
  transaction(shop.context.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order) await markPaid(tx, shop.context, order)
  })

test('an order that a manager puts in production keeps its stock, paid or not', async () => {
  const id = await newOrder()
  await move(id, 'Processing', 'in_production')
  shop.pass(HOUR_MS)
  await expireOrder(shop.context, id)
  expect(await read(id)).toMatchObject({ status: 'in_production', holds_stock: true, held_until: null })
  expect(await shop.stockOf(1, '38')).toBe(8)
  await pay(id)
  expect(await read(id)).toMatchObject({ status: 'in_production', payment: { state: 'paid' } })
  expect(await shop.stockOf(1, '38')).toBe(8)
})

test('an expired order takes its stock again, or stays on hold when it is sold out', async () => {
  const id = await newOrder()
  shop.pass(HOUR_MS)
  await expireOrder(shop.context, id)
  expect(await shop.stockOf(1, '38')).toBe(10)
  await shop.setStock(1, '38', 1)
  await expect(move(id, 'on_hold', 'in_production')).rejects.toMatchObject({ code: 'SOLD_OUT' })
  expect(await read(id)).toMatchObject({ status: 'on_hold', reason: 'expired', holds_stock: false })
  expect(await shop.stockOf(1, '38')).toBe(1)
  await shop.setStock(1, '38', 2)
  await move(id, 'on_hold', 'in_production')
  expect(await read(id)).toMatchObject({ status: 'in_production', reason: null, holds_stock: true })
  expect(await shop.stockOf(1, '38')).toBe(0)
})

test('an order that waits for its payment again returns its stock when it is not paid in time', async () => {
  const id = await newOrder()
  await move(id, 'Processing', 'in_production')
  await move(id, 'in_production', 'on_hold', 'The transfer did not arrive')
  shop.jobs.recorded.length = 0
  await move(id, 'on_hold', 'payment_waiting')
  expect(await read(id)).toMatchObject({ holds_stock: true, held_until: expect.any(String) })
  const [expiry] = shop.jobs.recorded
  shop.pass(HOUR_MS)
  if (expiry) await runJob(shop.context, expiry)
  expect(await read(id)).toMatchObject({ status: 'on_hold', reason: 'expired', payment: { payable: true } })
  expect(await shop.stockOf(1, '38')).toBe(10)
})

test('a paid order cannot be moved back to waiting for payment', async () => {
  const id = await newOrder()
  await pay(id)
  await move(id, 'in_production', 'on_hold', 'We wait for wool')
  expect((await read(id)).moves).toEqual(['in_production', 'packaging'])
  await expect(move(id, 'on_hold', 'payment_waiting')).rejects.toMatchObject({ code: 'INVALID' })
})

test('a cancelled order stays cancelled', async () => {
  const id = await newOrder()
  await transaction(shop.context.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order) await cancelOrder(tx, shop.context, order, { mover: 'store' })
  })
  expect((await read(id)).moves).toEqual([])
  await expect(move(id, 'on_hold', 'in_production')).rejects.toMatchObject({ code: 'INVALID' })
  expect(await shop.stockOf(1, '38')).toBe(10)
})

test('a move and an expiry at the same moment return or take stock once', async () => {
  for (let trial = 0; trial < trials(100); trial += 1) {
    const id = await newOrder()
    const before = await shop.stockOf(1, '38')
    await shop.context.db
      .update(retailOrder)
      .set({ heldUntil: new Date(0) })
      .where(eq(retailOrder.id, id))
    const [moved] = await Promise.allSettled([
      move(id, 'Processing', 'in_production'),
      expireOrder(shop.context, id),
    ])
    const order = await read(id)
    expect(order.status).toBe(moved.status === 'fulfilled' ? 'in_production' : 'on_hold')
    expect(order.holds_stock).toBe(moved.status === 'fulfilled')
    expect(await shop.stockOf(1, '38')).toBe(order.holds_stock ? before : before + 2)
  }
})

test('a repeated move changes nothing, and one with another note is refused as stale', async () => {
  const id = await newOrder()
  await move(id, 'Processing', 'in_production', 'The wool has come')
  await move(id, 'Processing', 'in_production', 'The wool has come')
  await expect(move(id, 'Processing', 'in_production', 'Another note')).rejects.toMatchObject({
    code: 'STALE',
  })
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  const other = { ...manager, userId }
  const late = { from: 'Processing', status: 'in_production', note: 'The wool has come' } as const
  await expect(moveManagedOrder(shop.context, id, late, other)).rejects.toMatchObject({ code: 'STALE' })
  const { timeline } = await read(id)
  expect(timeline.filter(({ status }) => status === 'in_production')).toHaveLength(1)
})
