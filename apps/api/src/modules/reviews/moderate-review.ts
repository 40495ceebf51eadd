import { eq, sql } from 'drizzle-orm'
import { bumpRevision } from '#platform/sql/revision.ts'
import { review } from './tables.ts'
import { account } from '#modules/accounts/index.ts'
import { productTag } from '#modules/catalogue/index.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { reviewEmail } from './emails/review-email.ts'
import { refreshRating } from './refresh-rating.ts'
import { reviewsTag } from './shows.ts'
import { readableText } from '#platform/text/readable-text.ts'

export type Verdict = { state: 'published' } | { state: 'rejected'; reason: string }

interface Moderation {
  id: number
  /** The review's revision as the manager read it. */
  revision: number
  by: SessionPrincipal
}

/**
 * Publishes or rejects a review, whatever the earlier decision, and emails its author. Repeating a decision
 * is a no-op.
 * @throws NOT_FOUND; STALE when the author or another manager has changed it since
 */
export async function moderateReview(
  context: AppContext,
  { id, revision, by }: Moderation,
  verdict: Verdict,
): Promise<void> {
  const reason = verdict.state === 'rejected' ? readableText('reason', verdict.reason, 1) : null
  await transactionWithJobs(context, async (tx) => {
    const [read] = await tx.select().from(review).where(eq(review.id, id)).for('update')
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such review.' })
    if (read.revision !== revision)
      throw refuse('STALE', { message: 'The review has been changed in the meantime.' })
    if (read.status === verdict.state && read.reason === reason) return
    const [author] =
      read.authorId === null
        ? []
        : await tx.select({ firstName: account.firstName }).from(account).where(eq(account.id, read.authorId))
    await tx
      .update(review)
      .set({
        status: verdict.state,
        reason,
        decidedBy: by.userId,
        decidedAt: context.clock(),
        revision: sql`${review.revision} + 1`,
        ...(author && { author: plainLine(author.firstName) }),
      })
      .where(eq(review.id, id))
    if (read.status === 'published' || verdict.state === 'published') {
      await refreshRating(tx, read.productId)
      await bumpRevision(tx, [productTag(read.productId), reviewsTag(read.productId)])
    }
    if (author) await context.jobs.add(tx, reviewEmail, { reviewId: id, revision: revision + 1 })
  })
}
