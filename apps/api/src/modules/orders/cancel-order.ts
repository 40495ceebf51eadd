import { and, eq } from 'drizzle-orm'
import type { OrderMover } from '@shyrdak/sdk/contract'
import { returnStock, restocked } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { releaseStock } from './hold-stock.ts'
import { moveOrder } from './move-order.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'
import { countLeft } from './rules/lines-left.ts'
import { CANCELED } from './rules/orders.ts'
import { retailOrder, retailOrderLine } from './tables.ts'

/**
 * Cancels an order: returns its stock and puts it on hold for good. The caller holds the order's row lock.
 */
export async function cancelOrder(
  tx: Transaction,
  context: Pick<AppContext, 'events' | 'clock'>,
  order: OrderRow,
  by: { mover: OrderMover; movedBy?: number },
): Promise<void> {
  if (order.holdsStock) await releaseStock(tx, context, order)
  await tx.update(retailOrder).set({ holdsStock: false, heldUntil: null }).where(eq(retailOrder.id, order.id))
  await moveOrder(tx, order.id, {
    from: order.status,
    to: 'on_hold',
    reason: CANCELED,
    at: context.clock(),
    ...by,
  })
}

/**
 * Takes canceled items out of an order that goes on, and returns their stock. Skips pieces that were made to
 * order. The caller holds the order's row lock.
 */
export async function cancelItems(
  tx: Transaction,
  context: Pick<AppContext, 'events'>,
  order: OrderRow,
  items: readonly { line: OrderLineRow; count: number }[],
): Promise<void> {
  // Only an order that holds its stock has something to return.
  const gone = items.map(({ line, count }) => ({
    line,
    count,
    back: order.holdsStock ? Math.min(count, line.fromStock) : 0,
  }))
  const keys = await returnStock(
    tx,
    gone.map(({ line, back }) => ({ variation_id: line.variationId, size: line.size, count: back })),
  )
  for (const { line, count, back } of gone)
    await tx
      .update(retailOrderLine)
      .set({
        canceledCount: line.canceledCount + count,
        fromStock: Math.min(line.fromStock - back, countLeft(line) - count),
      })
      .where(and(eq(retailOrderLine.orderId, order.id), eq(retailOrderLine.position, line.position)))
  if (keys.length > 0) await context.events.emit(restocked, { tx, keys })
}
