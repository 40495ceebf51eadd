import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { formerSlug, type GoodsMarket } from '../tables.ts'

interface Move {
  id: number
  market: GoodsMarket
  slug: string
  to: string
}

/** Lets the address that a product had lead to it, and tells which products the new one has led to until now. */
export async function moveSlug(tx: Transaction, { id, market, slug, to }: Move): Promise<number[]> {
  const left = await takeSlug(tx, market, to)
  await tx.insert(formerSlug).values({ market, slug, productId: id })
  return left.filter((other) => other !== id)
}

/** An address that a product takes leads to no former owner any more. Tells which ones those were. */
export async function takeSlug(tx: Transaction, market: GoodsMarket, slug: string): Promise<number[]> {
  const left = await tx
    .delete(formerSlug)
    .where(and(eq(formerSlug.market, market), eq(formerSlug.slug, slug)))
    .returning({ id: formerSlug.productId })
  return left.map(({ id }) => id)
}
