import type { CraftsmanMove } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markPaid } from '#modules/payments/mark-paid.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { rugRequest } from '#testing/test-special-goods.ts'
import { agree, asGuest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { lockOrder } from '../order-rows.ts'
import { placeOrder } from '../place-order.ts'
import { retailOrderEvent } from '../tables.ts'
import { moveSpecialOrder } from './move-special-order.ts'

let shop: TestShop
let craftsman: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'specialgoods', artisansId: 1 })
  craftsman = { kind: 'session', market: 'specialgoods', userId }
})
afterAll(() => shop.close())

test('a craftsman sends a buyer a hundred news at most, and can still move the order', async () => {
  const { db, clock } = shop.context
  const { order } = await placeOrder(shop.context, asGuest(agree(await shop.quote([rugRequest(1)]))))
  await transaction(db, async (tx) => {
    const row = await lockOrder(tx, order.id)
    if (row) await markPaid(tx, shop.context, row)
  })
  const past = { orderId: order.id, status: 'in_production', mover: 'craftsman', createdAt: clock() } as const
  // The order was placed and paid before.
  await db.insert(retailOrderEvent).values(Array.from({ length: 97 }, () => past))
  const move = (change: Partial<CraftsmanMove>) =>
    moveSpecialOrder(
      shop.context,
      order.id,
      { from: 'in_production', status: 'in_production', ...change },
      craftsman,
    )
  await move({ note: 'The wool is dyed' })
  await expect(move({ note: 'The wool is dry' })).rejects.toMatchObject({
    details: { issues: [{ path: ['note'], code: 'full', params: { max: 100 } }] },
  })
  await move({ status: 'packaging' })
})
