import { nextOrderNumber } from '#modules/orders/index.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { wholesaleOrder, wholesaleOrderEvent } from './tables.ts'

export type OrderRow = typeof wholesaleOrder.$inferSelect
type NewOrder = Omit<typeof wholesaleOrder.$inferInsert, 'number' | 'status' | 'source'> &
  Pick<OrderRow, 'source'>

/** Inserts a new order with its first event. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderRow> {
  const made = onlyRow(
    await tx
      .insert(wholesaleOrder)
      .values({ ...order, number: nextOrderNumber, status: 'Processing' })
      .returning(),
    'insert into wholesale_order',
  )
  await tx
    .insert(wholesaleOrderEvent)
    .values({ orderId: made.id, status: made.status, mover: 'store', createdAt: made.createdAt })
  return made
}
