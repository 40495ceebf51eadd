import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { formerSlug, type GoodsMarket } from '../tables.ts'

interface Move {
  id: number
  market: GoodsMarket
  slug: string
  to: string
}

/** Redirects a product's former slug to it. Returns the ids of products that the new slug redirected to. */
export async function moveSlug(tx: Transaction, { id, market, slug, to }: Move): Promise<number[]> {
  const left = await takeSlug(tx, market, to)
  await tx.insert(formerSlug).values({ market, slug, productId: id })
  return left.filter((other) => other !== id)
}

/** Removes the redirects of a slug that a product takes. Returns the ids of their products. */
export async function takeSlug(tx: Transaction, market: GoodsMarket, slug: string): Promise<number[]> {
  const left = await tx
    .delete(formerSlug)
    .where(and(eq(formerSlug.market, market), eq(formerSlug.slug, slug)))
    .returning({ id: formerSlug.productId })
  return left.map(({ id }) => id)
}
