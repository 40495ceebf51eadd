import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { retailOrder } from '../db/schema/orders.ts'
import { askBanks } from '../payments/settle-attempt.ts'
import type { AppContext } from '../app-context.ts'
import { releaseStock } from './hold-stock.ts'
import { inTransaction } from './in-transaction.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder } from './order-rows.ts'

/** Gives back the stock of an order that was not paid in time: once, and not before its banks have been asked. */
export async function expireOrder(context: AppContext, orderId: number): Promise<void> {
  const { clock, db } = context
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  if (!order?.heldUntil || order.heldUntil > clock()) return
  await askBanks(context, orderId)
  await inTransaction(context, async (tx) => {
    const now = clock()
    const due = await lockOrder(tx, orderId)
    if (!due?.holdsStock || due.paidAt || !due.heldUntil || due.heldUntil > now) return
    await releaseStock(tx, context, due)
    await tx
      .update(retailOrder)
      .set({ holdsStock: false, heldUntil: null })
      .where(eq(retailOrder.id, orderId))
    if (due.status !== 'on_hold')
      await moveOrder(tx, orderId, {
        from: due.status,
        to: 'on_hold',
        mover: 'store',
        reason: 'expired',
        at: now,
      })
  })
}

/** Expires what a lost job has left behind. Orders another process is busy with are left to it. */
export async function sweepOrders(context: AppContext): Promise<void> {
  const due = await context.db.transaction((tx) =>
    tx
      .select({ id: retailOrder.id })
      .from(retailOrder)
      .where(and(isNotNull(retailOrder.heldUntil), lte(retailOrder.heldUntil, context.clock())))
      .orderBy(retailOrder.heldUntil)
      .limit(100)
      .for('update', { skipLocked: true }),
  )
  for (const { id } of due) {
    await expireOrder(context, id).catch((error: unknown) =>
      context.log.error(
        { err: error, order: id },
        'an order could not be expired; the next sweep tries again',
      ),
    )
  }
}
