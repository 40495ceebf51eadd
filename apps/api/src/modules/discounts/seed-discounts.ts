import type { NewDiscount } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { insertRows } from '#platform/sql/seed-rows.ts'
import { discountRow } from './discount-row.ts'
import { discount } from './tables.ts'

/** Inserts discount codes. */
export const seedDiscounts = (tx: Transaction, codes: readonly NewDiscount[], now: Date): Promise<void> =>
  insertRows(
    tx,
    discount,
    codes.map((code) => ({ ...discountRow(code), createdAt: now })),
  )
