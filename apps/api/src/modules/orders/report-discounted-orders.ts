import { eq } from 'drizzle-orm'
import type { DiscountNamed } from '#modules/discounts/index.ts'
import { retailOrder } from './tables.ts'

/** Counts the orders with the discount code: they show it, and their totals depend on it. */
export async function reportDiscountedOrders(named: DiscountNamed): Promise<void> {
  named.orders += await named.tx.$count(retailOrder, eq(retailOrder.discountId, named.id))
}
