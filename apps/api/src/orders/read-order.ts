import type { RetailOrder } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { retailOrder } from '../db/schema/orders.ts'
import { askBanks } from '../payments/settle-attempt.ts'
import type { Tools } from '../tools.ts'
import { findOrder, type Opener, type OrderName } from './find-order.ts'
import type { OrderRow } from './order-rows.ts'
import { presentOrder } from './present-order.ts'

/** An order as it stands now, for whoever may see all of it. */
export const readOrder = async (tools: Tools, name: OrderName, opener: Opener): Promise<RetailOrder> =>
  readFound(tools, await findOrder(tools, name, opener))

/** While a payment is open, its bank is asked too, though not at every look. */
export async function readFound(tools: Tools, found: OrderRow): Promise<RetailOrder> {
  const order = await presentOrder(tools.db, found)
  if (order.payment.state !== 'checking') return order
  await askBanks(tools, found.id)
  const [now] = await tools.db.select().from(retailOrder).where(eq(retailOrder.id, found.id))
  return presentOrder(tools.db, now ?? found)
}
