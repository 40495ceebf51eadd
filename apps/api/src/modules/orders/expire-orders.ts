import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { releaseStock } from './hold-stock.ts'
import { transactionWithJobs, transaction } from '#platform/sql/transaction.ts'
import { moveOrder } from './move-order.ts'
import { settlementNeeded } from './settlement-needed.ts'
import { lockOrder } from './order-rows.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { causeOf } from '#platform/error-cause.ts'

export const orderExpiry = defineJob(
  'order-expiry',
  (context: AppContext, { orderId }: { orderId: number }) => expireOrder(context, orderId),
)

/**
 * Releases the stock of an unpaid order once its hold has expired. Asks the banks about open payments first.
 */
export async function expireOrder(context: AppContext, orderId: number): Promise<void> {
  const { clock, db } = context
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  if (!order?.heldUntil || order.heldUntil > clock()) return
  await context.events.emit(settlementNeeded, { orderId })
  await transactionWithJobs(context, async (tx) => {
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

/** Expires overdue orders whose job was lost. Skips orders that another process has locked. */
export async function sweepOrders(context: AppContext): Promise<void> {
  const due = await transaction(context.db, (tx) =>
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
        `orders.expire failed: ${causeOf(error)}; the next sweep retries (order ${id})`,
      ),
    )
  }
}
