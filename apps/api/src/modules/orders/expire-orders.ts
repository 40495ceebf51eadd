import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { releaseStock } from './hold-stock.ts'
import { inTransaction, transaction } from '#platform/sql/transaction.ts'
import { moveOrder } from './move-order.ts'
import { settlementNeeded } from './settlement-needed.ts'
import { lockOrder } from './order-rows.ts'
import { defineJob } from '#platform/jobs/job.ts'

export const orderExpiry = defineJob(
  'order-expiry',
  (context: AppContext, { orderId }: { orderId: number }) => expireOrder(context, orderId),
)

/** Gives back the stock of an order that was not paid in time: once, and not before its payments were asked about. */
export async function expireOrder(context: AppContext, orderId: number): Promise<void> {
  const { clock, db } = context
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  if (!order?.heldUntil || order.heldUntil > clock()) return
  await context.events.emit(settlementNeeded, { orderId })
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
      context.log.error({ err: error, order: id }, 'order expiry failed; the next sweep tries again'),
    )
  }
}
