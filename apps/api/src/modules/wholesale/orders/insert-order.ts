import { nextOrderNumber } from '#modules/orders/index.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { wholesaleOrder, wholesaleOrderEvent } from '../tables.ts'

export type OrderRow = typeof wholesaleOrder.$inferSelect
type NewOrder = Omit<typeof wholesaleOrder.$inferInsert, 'number' | 'status' | 'source'> &
  Pick<OrderRow, 'source'>

/** Inserts a new order. A concurrent request with the same intent waits for it, then gets undefined. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderRow | undefined> {
  const [made] = await tx
    .insert(wholesaleOrder)
    .values({ ...order, number: nextOrderNumber, status: 'Processing' })
    .onConflictDoNothing({ target: wholesaleOrder.intentKey })
    .returning()
  if (!made) return undefined
  await tx
    .insert(wholesaleOrderEvent)
    .values({ orderId: made.id, status: made.status, mover: 'store', createdAt: made.createdAt })
  return made
}
