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

/** An unchanged resubmission keeps its revision and its 48-hour deadline. */
const isSame = sql`${review}.status = 'pending' and ${review}.text = excluded.text and ${review}.rating = excluded.rating`

/**
 * Stores a review for moderation. Each account has one review per product; resubmitting replaces it, unless
 * it is published.
 * @throws NOT_FOUND for an unknown product; INVALID, with `published` for a review that is published
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
        // The reply was to the former text.
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
