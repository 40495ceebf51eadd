import { eq } from 'drizzle-orm'
import type { DiscountNamed } from '#modules/discounts/index.ts'
import { retailOrder } from './tables.ts'

/** The code of an order is part of what its buyer reads, and of its sum should it go on. */
export async function nameDiscountedOrders(named: DiscountNamed): Promise<void> {
  named.orders += await named.tx.$count(retailOrder, eq(retailOrder.discountCode, named.code))
}
