import { mayMoveOrder } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { holdStock, isWaitingForMoney, moveOrder, orderEmail, retailOrder } from '#modules/orders/index.ts'
import type { OrderRow } from '#modules/orders/index.ts'
import type { PaymentsContext } from './context.ts'

/**
 * Marks an unpaid order as paid. An order that released its stock takes it again; if the stock is gone, the
 * order is paid and put on hold, unless its work goes on. The caller holds the order's lock and has read it as
 * unpaid.
 */
export async function markPaid(tx: Transaction, context: PaymentsContext, order: OrderRow): Promise<void> {
  const at = context.clock()
  const hasStock = order.holdsStock || (await holdStock(tx, order))
  await tx
    .update(retailOrder)
    .set({ paidAt: at, heldUntil: null, holdsStock: hasStock })
    .where(eq(retailOrder.id, order.id))
  if (!hasStock) {
    context.log.error(
      { order: order.number },
      `payments.settle: order ${order.number} is paid but sold out: refund it or make the goods`,
    )
    // Only a manager stops work that a manager began. The payment is recorded all the same.
    if (order.status === 'on_hold' || mayMoveOrder(order.status, 'on_hold', 'store'))
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
