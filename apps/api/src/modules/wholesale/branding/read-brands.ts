import type { Brand, BrandingEntry } from '@shyrdak/sdk/contract'
import { toMoney, ZERO } from '@shyrdak/sdk/rules'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { brand, brandingEntry } from '../tables.ts'
import type { BrandRow } from './ledger.ts'

const HISTORY_LENGTH = 500

// Columns are written out: Drizzle omits table names in a query of a single table.
const columns = {
  brand,
  balance: sql<number>`(select coalesce(sum(entry.amount), 0)::float8 from branding_entry entry
    where entry.brand_id = brand.id)`,
  bought: sql<number>`(select coalesce(sum(entry.amount), 0)::float8 from branding_entry entry
    where entry.brand_id = brand.id and entry.kind = 'bought')`,
}

interface Found {
  brand: BrandRow
  balance: number
  bought: number
}

const present = ({ brand: { id, name, kitCount, kitPriceMinor }, balance, bought }: Found): Brand => ({
  id,
  name,
  brandPrice: toMoney(kitPriceMinor),
  brandsPrice: ZERO,
  count: kitCount,
  remainder: balance,
  starter_remainder: balance,
  selected_count: 0,
  boughtBrandsKit: bought,
  isEnough: balance >= 0,
  status: bought > 0 ? 'added' : null,
})

const noSuchKit = () => refuse('NOT_FOUND', { message: 'There is no such branding kit.' })

/** Returns the company's kits with their balances. */
export async function listBrands({ db }: Pick<AppContext, 'db'>, companyId: number): Promise<Brand[]> {
  const rows = await db
    .select(columns)
    .from(brand)
    .where(eq(brand.companyId, companyId))
    .orderBy(asc(brand.id))
  return rows.map(present)
}

/** @throws NOT_FOUND, also for another company's */
export async function readBrand(
  db: Database | Transaction,
  companyId: number,
  brandId: number,
): Promise<Brand> {
  const [found] = await db
    .select(columns)
    .from(brand)
    .where(and(eq(brand.id, brandId), eq(brand.companyId, companyId)))
  if (!found) throw noSuchKit()
  return present(found)
}

/**
 * Returns the newest entries of a kit's ledger.
 * @throws NOT_FOUND
 */
export async function readHistory(
  { db }: Pick<AppContext, 'db'>,
  companyId: number,
  brandId: number,
): Promise<BrandingEntry[]> {
  await readBrand(db, companyId, brandId)
  const rows = await db
    .select()
    .from(brandingEntry)
    .where(eq(brandingEntry.brandId, brandId))
    .orderBy(desc(brandingEntry.id))
    .limit(HISTORY_LENGTH)
  return rows.map(({ id, kind, amount, orderId, reason, createdAt }) => ({
    id,
    kind,
    amount,
    order_id: orderId,
    reason,
    created_at: createdAt.toISOString(),
  }))
}
