import type { RetailOrder } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { findOrder, type OrderAccess, type OrderName } from './find-order.ts'
import type { OrderRow } from './order-rows.ts'
import { settlementNeeded } from './settlement-needed.ts'
import { presentOrder } from './present-order.ts'

/** Returns the current state of an order to its owner or to a caller with its secret. */
export const readOrder = async (
  context: AppContext,
  name: OrderName,
  opener: OrderAccess,
): Promise<RetailOrder> => readFound(context, await findOrder(context, name, opener))

/**
 * Presents an order that was found. While a payment is being checked, its bank is asked first, at a limited
 * rate.
 */
export async function readFound(context: AppContext, found: OrderRow): Promise<RetailOrder> {
  const order = await presentOrder(context.db, found)
  if (order.payment.state !== 'checking') return order
  await context.events.emit(settlementNeeded, { orderId: found.id })
  const [now] = await context.db.select().from(retailOrder).where(eq(retailOrder.id, found.id))
  return presentOrder(context.db, now ?? found)
}
