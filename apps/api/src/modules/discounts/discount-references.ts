import { defineEvent } from '#platform/events.ts'
import type { Transaction } from '#platform/sql/database.ts'

/** Emitted before a code is deleted. Listeners add their references, which prevent the deletion. */
export interface DiscountNamed {
  tx: Transaction
  id: number
  /** The number of orders with the code, including those that no longer use it. */
  orders: number
}

export const discountReferences = defineEvent<DiscountNamed>('discount.named')
