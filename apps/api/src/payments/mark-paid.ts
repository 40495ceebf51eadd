import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { retailOrder } from '../db/schema/orders.ts'
import { holdStock } from '../orders/hold-stock.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { isWaitingForMoney } from '../rules/orders.ts'
import type { AppContext } from '../app-context.ts'

/**
 * The money of an unpaid order is there. An order that gave its stock back takes it anew; where that is gone,
 * the order is paid and held for a person. The caller holds the order's lock and has seen it unpaid.
 */
export async function markPaid(tx: Transaction, context: AppContext, order: OrderRow): Promise<void> {
  const at = context.clock()
  const hasStock = order.holdsStock || (await holdStock(tx, order))
  await tx
    .update(retailOrder)
    .set({ paidAt: at, heldUntil: null, holdsStock: hasStock })
    .where(eq(retailOrder.id, order.id))
  if (!hasStock) {
    context.log.error({ order: order.number }, 'a paid order has no goods left: refund it or make them')
    await moveOrder(tx, order.id, {
      from: order.status,
      to: 'on_hold',
      mover: 'store',
      reason: 'sold_out',
      at,
    })
  } else if (isWaitingForMoney(order)) {
    await moveOrder(tx, order.id, { from: order.status, to: 'in_production', mover: 'store', at })
  }
  await context.jobs.add(tx, 'order-email', { orderId: order.id, kind: 'paid' })
}
