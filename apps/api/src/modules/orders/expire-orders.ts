import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { releaseStock } from './hold-stock.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { moveOrder } from './move-order.ts'
import { settlementNeeded } from './settlement-needed.ts'
import { lockOrder } from './order-rows.ts'
import { defineJob, queued } from '#platform/jobs/job.ts'
import type { Sweep } from '#platform/jobs/sweeps.ts'
import { MINUTE_MS } from '#platform/time.ts'

/** Minutes between two searches for lost jobs, and how long an order is overdue before its job counts as lost. */
const SWEEP_MINUTES = 5
/** Jobs queued per search: about as many as run until the next one while the banks do not answer. */
const BATCH = 100

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

/** Queues the search for lost jobs. It runs once, however many processes queue it. */
export const sweepOrders: Sweep<AppContext> = {
  name: 'orders',
  everyMinutes: SWEEP_MINUTES,
  run: ({ jobs }) => jobs.addOnce(lostExpiries, {}, { everySeconds: SWEEP_MINUTES * 60 }),
}

export const lostExpiries = defineJob('lost-expiries', queueLostExpiries)

/** Queues the expiry of orders that are overdue for so long that their own job must have been lost. */
async function queueLostExpiries(context: AppContext): Promise<void> {
  const lost = new Date(context.clock().getTime() - SWEEP_MINUTES * MINUTE_MS)
  await transactionWithJobs(context, async (tx) => {
    const due = await tx
      .select({ id: retailOrder.id })
      .from(retailOrder)
      .where(and(isNotNull(retailOrder.heldUntil), lte(retailOrder.heldUntil, lost)))
      .orderBy(retailOrder.heldUntil)
      .limit(BATCH)
    await context.jobs.addAll(
      tx,
      due.map(({ id: orderId }) => queued(orderExpiry, { orderId })),
    )
  })
}
