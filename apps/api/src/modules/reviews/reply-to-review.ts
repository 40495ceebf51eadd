import { and, eq } from 'drizzle-orm'
import { ownAccount } from '#modules/accounts/index.ts'
import { artisanTag, ownArtisan, productTag, specialProduct } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { reviewsTag } from './shows.ts'
import { review } from './tables.ts'
import { isOfArtisan } from './craftsman-reviews.ts'

/**
 * Sets, replaces or (with null) removes the workshop's reply to a review, in the craftsman's language.
 * @throws NOT_FOUND for a review of another workshop's goods or an unpublished one
 */
export async function replyToReview(
  context: AppContext,
  principal: SessionPrincipal,
  { id, text }: { id: number; text: string | null },
): Promise<void> {
  const reply = text === null ? null : readableText('text', text, 1)
  const { language } = await ownAccount(context, principal)
  const own = await ownArtisan(context, principal)
  await transaction(context.db, async (tx) => {
    const [read] = await tx
      .select({ productId: review.productId, reply: review.reply })
      .from(review)
      .innerJoin(specialProduct, eq(specialProduct.productId, review.productId))
      .where(and(eq(review.id, id), isOfArtisan(own)))
      .for('update', { of: review })
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such review.' })
    if (read.reply === reply) return
    await tx
      .update(review)
      .set({
        reply,
        replyLanguage: reply === null ? null : language,
        repliedBy: reply === null ? null : principal.userId,
        repliedAt: reply === null ? null : context.clock(),
      })
      .where(eq(review.id, id))
    await bumpRevision(tx, [productTag(read.productId), reviewsTag(read.productId), artisanTag(own)])
  })
}
