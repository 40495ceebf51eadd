import type { BrandingKind } from '@shyrdak/sdk/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { brand, brandingEntry } from '../tables.ts'

export type BrandRow = typeof brand.$inferSelect

const BALANCES = `
  select brand_id as "brandId", sum(amount)::float8 as balance from branding_entry
  where brand_id = any($1::int[]) group by brand_id`

/**
 * Reads and locks the company's kits with their balances until the transaction ends. Kits are locked in order
 * of their ids, which prevents deadlocks. Kits of other companies are skipped.
 */
export async function lockBalances(
  tx: Transaction,
  companyId: number,
  brandIds: Iterable<number>,
): Promise<{ brands: Map<number, BrandRow>; balances: Map<number, number> }> {
  const ids = [...new Set(brandIds)]
  if (ids.length === 0) return { brands: new Map(), balances: new Map() }
  const rows = await tx
    .select()
    .from(brand)
    .where(and(eq(brand.companyId, companyId), inArray(brand.id, ids)))
    .orderBy(asc(brand.id))
    .for('update')
  const own = rows.map(({ id }) => id)
  const sums = await statement<{ brandId: number; balance: number }>(tx, BALANCES, [own])
  return {
    brands: new Map(rows.map((row) => [row.id, row])),
    balances: new Map([
      ...own.map((id) => [id, 0] as const),
      ...sums.map(({ brandId, balance }) => [brandId, balance] as const),
    ]),
  }
}

export interface LedgerEntry {
  brandId: number
  kind: BrandingKind
  amount: number
  orderId?: number
  reason?: string
}

/**
 * Adds entries to the ledger, and returns their ids. A caller that takes pieces must have locked the balances
 * and checked them.
 */
export async function book(
  tx: Transaction,
  entries: readonly LedgerEntry[],
  { by, at }: { by: number | null; at: Date },
): Promise<{ id: number }[]> {
  if (entries.length === 0) return []
  return tx
    .insert(brandingEntry)
    .values(
      entries.map(({ brandId, kind, amount, orderId, reason }) => ({
        brandId,
        kind,
        amount,
        orderId: orderId ?? null,
        reason: reason ?? null,
        bookedBy: by,
        createdAt: at,
      })),
    )
    .returning({ id: brandingEntry.id })
}
