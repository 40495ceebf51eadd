import { and, eq, like, or } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { product, type GoodsMarket } from '../tables.ts'

const LONGEST = 110

/** Returns a free slug of the market derived from another one, such as `felt-mules-2`. */
export async function freeSlug(tx: Transaction, market: GoodsMarket, slug: string): Promise<string> {
  const stem = slug
    .replace(/-\d{1,4}$/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '')
  // Slugs contain no LIKE wildcards.
  const rows = await tx
    .select({ slug: product.slug })
    .from(product)
    .where(and(eq(product.market, market), or(eq(product.slug, stem), like(product.slug, `${stem}-%`))))
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 2; ; number += 1) {
    const free = `${stem}-${number}`
    if (!taken.has(free)) return free
  }
}
