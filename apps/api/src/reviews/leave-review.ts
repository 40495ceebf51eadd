import { REVIEW_VERIFIED, type Language, type LeftReview, type NewReview } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { ownAccount, sessionPrincipal } from '../auth/own-account.ts'
import { refuseUnknownProduct } from '../catalogue/refuse-unknown-product.ts'
import { review } from '../db/schema/catalogue.ts'
import type { Principal } from '../handler.ts'
import { plainLine } from '../orders/plain-text.ts'
import { refuseField } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'
import { verifiedBy } from './review-clock.ts'
import { readableText } from './review-text.ts'

/** Sending the same once more neither makes a manager read it again nor moves its 48 hours. */
const isSame = sql`${review}.status = 'pending' and ${review}.text = excluded.text and ${review}.rating = excluded.rating`

/**
 * Keeps a review until a manager has read it; nothing shows it before. Each account has one a product, and writing
 * again changes it; a published one stays as it was read.
 * @throws NOT_FOUND for no such product; INVALID, with `published` for a review that is already shown
 */
export async function leaveReview(
  context: Pick<AppContext, 'db' | 'clock'>,
  { product_id, rating, text }: NewReview,
  by: { principal: Principal; language: Language },
): Promise<LeftReview> {
  const principal = sessionPrincipal(by.principal)
  const written = readableText('text', text)
  await refuseUnknownProduct(context.db, product_id)
  const { firstName } = await ownAccount(context, principal)
  const [kept] = await context.db
    .insert(review)
    .values({
      productId: product_id,
      status: 'pending',
      authorMarket: principal.market,
      authorId: principal.userId,
      author: plainLine(firstName),
      rating,
      text: written,
      language: by.language,
      createdAt: context.clock(),
    })
    .onConflictDoUpdate({
      target: [review.productId, review.authorMarket, review.authorId],
      targetWhere: sql`${review.authorId} is not null`,
      set: {
        revision: sql`${review}.revision + case when ${isSame} then 0 else 1 end`,
        createdAt: sql`case when ${isSame} then ${review}.created_at else excluded.created_at end`,
        status: 'pending',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        author: sql`excluded.author`,
        rating: sql`excluded.rating`,
        text: sql`excluded.text`,
        language: sql`excluded.language`,
      },
      setWhere: sql`${review}.status <> 'published'`,
    })
    .returning({ id: review.id, createdAt: review.createdAt })
  if (!kept) throw refuseField(['product_id'], 'published')
  return {
    id: kept.id,
    state: 'pending',
    message: REVIEW_VERIFIED[by.language],
    verified_by: verifiedBy(kept.createdAt).toISOString(),
  }
}
