import type { OrderStatus } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markPaid } from '#modules/payments/mark-paid.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { HOUR_MS } from '#platform/time.ts'
import { mintSession } from '#testing/mint-session.ts'
import { runJob } from '#testing/test-context.ts'
import { rugRequest, setRugs } from '#testing/test-special-goods.ts'
import { agree, asGuest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { expireOrder } from '../expire-orders.ts'
import { moveManagedOrder } from '../management/move-managed-order.ts'
import { lockOrder } from '../order-rows.ts'
import { placeOrder } from '../place-order.ts'

/** Of the first workshop, whose rug 1 is made to order; rug 2, of the second one, is sold from stock only. */
let craftsman: { email: string }
let shop: TestShop
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
  craftsman = await mintSession(shop.context.db, { market: 'specialgoods', artisansId: 2, language: 'en' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.emails.length = 0
  shop.jobs.recorded.length = 0
  await setRugs(shop.context.db, 2, 10)
})

/** Runs the queued emails and those that they queue, and returns what the craftsman got. */
async function emails() {
  for (let job = shop.jobs.recorded.shift(); job; job = shop.jobs.recorded.shift())
    if (job.name !== 'order-expiry') await runJob(shop.context, job)
  return shop.emails.splice(0).filter(({ to }) => to === craftsman.email)
}

let placed = 0
async function newOrder() {
  const body = agree(await shop.quote([rugRequest(2)]), { language: 'en' })
  const { order } = await placeOrder(shop.context, asGuest(body, `rug-${(placed += 1)}`))
  await emails()
  return {
    id: order.id,
    move: (from: OrderStatus, status: OrderStatus, note?: string) =>
      moveManagedOrder(
        shop.context,
        order.id,
        { from, status, ...(note !== undefined && { note }) },
        manager,
      ),
    pay: () =>
      transaction(shop.context.db, async (tx) => {
        const row = await lockOrder(tx, order.id)
        if (row) await markPaid(tx, shop.context, row)
      }),
  }
}

test('a craftsman is asked to make a paid order once', async () => {
  const { pay, move } = await newOrder()
  await pay()
  expect(await emails()).toHaveLength(1)
  await move('in_production', 'on_hold', 'The colour is not clear')
  await move('on_hold', 'in_production')
  await move('in_production', 'packaging')
  expect(await emails()).toEqual([])
})

test('a craftsman is not asked to make an order that sold out before its payment arrived', async () => {
  const { id, pay, move } = await newOrder()
  shop.pass(HOUR_MS)
  await expireOrder(shop.context, id)
  await setRugs(shop.context.db, 2, 0)
  await pay()
  expect(await emails()).toEqual([])
  await setRugs(shop.context.db, 2, 1)
  await move('on_hold', 'packaging')
  expect(await emails()).toHaveLength(1)
})

test('a craftsman is asked to make an order that a manager holds once it goes on', async () => {
  const { pay, move } = await newOrder()
  await move('Processing', 'on_hold', 'Is the address right?')
  await pay()
  expect(await emails()).toEqual([])
  await move('on_hold', 'in_production')
  expect(await emails()).toHaveLength(1)
})
