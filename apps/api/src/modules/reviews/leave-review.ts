import { REVIEW_VERIFIED, type Language, type SubmittedReview, type NewReview } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { ownAccount } from '#modules/accounts/index.ts'
import { refuseUnknownProduct } from '#modules/catalogue/index.ts'
import { review } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { refuseField } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { verifiedBy } from './review-clock.ts'
import { readableText } from '#platform/text/readable-text.ts'

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
  { principal, language }: { principal: SessionPrincipal; language: Language },
): Promise<SubmittedReview> {
  const written = readableText('text', text)
  await refuseUnknownProduct(context.db, product_id)
  const { firstName } = await ownAccount(context, principal)
  const [saved] = await context.db
    .insert(review)
    .values({
      productId: product_id,
      status: 'pending',
      authorMarket: principal.market,
      authorId: principal.userId,
      author: plainLine(firstName),
      rating,
      text: written,
      language,
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
        // It answered what was written before.
        reply: null,
        replyLanguage: null,
        repliedBy: null,
        repliedAt: null,
        author: sql`excluded.author`,
        rating: sql`excluded.rating`,
        text: sql`excluded.text`,
        language: sql`excluded.language`,
      },
      setWhere: sql`${review}.status <> 'published'`,
    })
    .returning({ id: review.id, createdAt: review.createdAt })
  if (!saved) throw refuseField(['product_id'], 'published')
  return {
    id: saved.id,
    state: 'pending',
    message: REVIEW_VERIFIED[language],
    verified_by: verifiedBy(saved.createdAt).toISOString(),
  }
}
