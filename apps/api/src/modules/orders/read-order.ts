import type { RetailOrder } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { retailOrder } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { findOrder, type Opener, type OrderName } from './find-order.ts'
import type { OrderRow } from './order-rows.ts'
import { settlementNeeded } from './settlement-needed.ts'
import { presentOrder } from './present-order.ts'

/** An order as it stands now, for whoever may see all of it. */
export const readOrder = async (context: AppContext, name: OrderName, opener: Opener): Promise<RetailOrder> =>
  readFound(context, await findOrder(context, name, opener))

/** While a payment is open, its bank is asked too, though not at every look. */
export async function readFound(context: AppContext, found: OrderRow): Promise<RetailOrder> {
  const order = await presentOrder(context.db, found)
  if (order.payment.state !== 'checking') return order
  await context.events.emit(settlementNeeded, { orderId: found.id })
  const [now] = await context.db.select().from(retailOrder).where(eq(retailOrder.id, found.id))
  return presentOrder(context.db, now ?? found)
}
