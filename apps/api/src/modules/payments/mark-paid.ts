import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { holdStock, isWaitingForMoney, moveOrder, orderEmail, retailOrder } from '#modules/orders/index.ts'
import type { OrderRow } from '#modules/orders/index.ts'
import type { PaymentsContext } from './context.ts'

/**
 * The money of an unpaid order is there. An order that gave its stock back takes it again; where that is gone,
 * the order is paid and held for a person. The caller holds the order's lock and has seen it unpaid.
 */
export async function markPaid(tx: Transaction, context: PaymentsContext, order: OrderRow): Promise<void> {
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
  await context.jobs.add(tx, orderEmail, { orderId: order.id, kind: 'paid' })
}
