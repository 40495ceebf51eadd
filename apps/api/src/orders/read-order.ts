import type { RetailOrder } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { retailOrder } from '../db/schema/orders.ts'
import { askBanks } from '../payments/settle-attempt.ts'
import type { Tools } from '../tools.ts'
import { findOrder, type Opener, type OrderName } from './find-order.ts'
import { presentOrder } from './present-order.ts'

/** An order as it stands now. While a payment is open, its bank is asked too, though not at every look. */
export async function readOrder(tools: Tools, name: OrderName, opener: Opener): Promise<RetailOrder> {
  const found = await findOrder(tools, name, opener)
  const order = await presentOrder(tools.db, found)
  if (order.payment.state !== 'checking') return order
  await askBanks(tools, found.id)
  const [now] = await tools.db.select().from(retailOrder).where(eq(retailOrder.id, found.id))
  return presentOrder(tools.db, now ?? found)
}
