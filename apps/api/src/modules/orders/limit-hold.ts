import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { MINUTE_MS } from '#platform/time.ts'
import { orderExpiry } from './expire-orders.ts'
import type { OrderRow } from './order-rows.ts'
import { retailOrder } from './tables.ts'

/** Lets an unpaid order hold its stock for as long as a new one. */
export async function limitHold(
  tx: Transaction,
  { clock, jobs, settings }: Pick<AppContext, 'clock' | 'jobs' | 'settings'>,
  { id: orderId }: Pick<OrderRow, 'id'>,
): Promise<void> {
  const heldUntil = new Date(clock().getTime() + settings.orderHoldMinutes * MINUTE_MS)
  await tx.update(retailOrder).set({ holdsStock: true, heldUntil }).where(eq(retailOrder.id, orderId))
  await jobs.add(tx, orderExpiry, { orderId }, { after: heldUntil })
}
