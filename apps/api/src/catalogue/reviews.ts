import type { NewReview, Review } from '@shyrdak/sdk/contract'
import { and, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { review } from '../db/schema/catalogue.ts'
import type { Actor } from '../handler.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import type { Language } from '@shyrdak/sdk/contract'
import { refuseUnknownProduct } from './refuse-unknown-product.ts'

/** The published reviews of a product, newest first. Refuses a product that does not exist. */
export async function reviewsOf({ db }: Pick<Tools, 'db'>, productId: number): Promise<Review[]> {
  const rows = await db
    .select({
      id: review.id,
      product_id: review.productId,
      author: review.author,
      rating: review.rating,
      text: review.text,
      language: review.language,
      createdAt: review.createdAt,
    })
    .from(review)
    .where(and(eq(review.productId, productId), eq(review.status, 'published')))
    .orderBy(desc(review.createdAt), desc(review.id))
  if (rows.length === 0) await refuseUnknownProduct(db, productId)
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }))
}

/** Keeps a review until someone has read it; nothing shows it before. */
export async function leaveReview(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { product_id, rating, text }: z.infer<typeof NewReview>,
  author: { actor: Actor; language: Language },
): Promise<{ id: number }> {
  await refuseUnknownProduct(db, product_id)
  if (author.actor.kind !== 'session') throw refuse('UNAUTHENTICATED')
  const [row] = await db
    .insert(review)
    .values({
      productId: product_id,
      status: 'pending',
      authorMarket: author.actor.market,
      authorId: author.actor.userId,
      // The name is the account's; it is put in when the review is published.
      author: '',
      rating,
      text,
      language: author.language,
      createdAt: clock(),
    })
    .returning({ id: review.id })
  if (!row) throw new Error('A review was not written.')
  return row
}
