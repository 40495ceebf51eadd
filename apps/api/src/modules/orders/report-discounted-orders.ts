import { eq, inArray, or } from 'drizzle-orm'
import { ordersUsing, type DiscountNamed } from '#modules/discounts/index.ts'
import { retailOrder } from './tables.ts'

/**
 * Counts the orders with the discount code: they show it, and their totals depend on it. An order placed by
 * the previous version during a rolling update has no `discountId`, only its use.
 */
export async function reportDiscountedOrders(named: DiscountNamed): Promise<void> {
  const uses = ordersUsing(named.tx, named.id)
  named.orders += await named.tx.$count(
    retailOrder,
    or(eq(retailOrder.discountId, named.id), inArray(retailOrder.id, uses)),
  )
}
