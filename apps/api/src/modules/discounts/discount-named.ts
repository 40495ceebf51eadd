import { defineEvent } from '#platform/events.ts'
import type { Transaction } from '#platform/sql/database.ts'

/** A code that is to be deleted. Whoever keeps it counts itself, and it stays. */
export interface DiscountNamed {
  tx: Transaction
  code: string
  /** How many orders keep it, those that have given their use back among them. */
  orders: number
}

export const discountNamed = defineEvent<DiscountNamed>('discount.named')
