import { eq, sql } from 'drizzle-orm'
import { sessionPrincipal } from '../auth/own-account.ts'
import { bumpRevision } from '../db/revision.ts'
import { review } from '../db/schema/catalogue.ts'
import { account } from '../db/schema/people.ts'
import type { Principal } from '../handler.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import { plainLine } from '../orders/plain-text.ts'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'
import { readableText } from './review-text.ts'

export type Verdict = { state: 'published' } | { state: 'rejected'; reason: string }

interface Moderation {
  id: number
  /** The review's, as the manager read it. */
  revision: number
  by: Principal
}

/**
 * What a manager decides of a review: pages show it, or do not, and its author is told. What was decided is decided
 * once; another decision may follow it.
 * @throws NOT_FOUND, STALE when the author or another manager was there in the meantime
 */
export async function moderateReview(
  context: AppContext,
  { id, revision, by }: Moderation,
  verdict: Verdict,
): Promise<void> {
  const { userId } = sessionPrincipal(by)
  const reason = verdict.state === 'rejected' ? readableText('reason', verdict.reason, 1) : null
  await inTransaction(context, async (tx) => {
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
        decidedBy: userId,
        decidedAt: context.clock(),
        revision: sql`${review.revision} + 1`,
        ...(author && { author: plainLine(author.firstName) }),
      })
      .where(eq(review.id, id))
    if (read.status === 'published' || verdict.state === 'published') await bumpRevision(tx)
    if (author) await context.jobs.add(tx, 'review-email', { reviewId: id, revision: revision + 1 })
  })
}
