import { eq, sql } from 'drizzle-orm'
import { sessionActor } from '../auth/own-account.ts'
import { bumpRevision } from '../db/revision.ts'
import { review } from '../db/schema/catalogue.ts'
import { account } from '../db/schema/people.ts'
import type { Actor } from '../handler.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import { plainLine } from '../orders/plain-text.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import { readableText } from './review-text.ts'

export type Decision = { state: 'published' } | { state: 'rejected'; reason: string }

interface Decided {
  id: number
  /** The review's, as the manager read it. */
  revision: number
  by: Actor
}

/**
 * What a manager decides of a review: pages show it, or do not, and its author is told. What was decided is decided
 * once; another decision may follow it.
 * @throws NOT_FOUND, STALE when the author or another manager was there in the meantime
 */
export async function decideReview(
  tools: Tools,
  { id, revision, by }: Decided,
  decision: Decision,
): Promise<void> {
  const { userId } = sessionActor(by)
  const reason = decision.state === 'rejected' ? readableText('reason', decision.reason, 1) : null
  await inTransaction(tools, async (tx) => {
    const [read] = await tx.select().from(review).where(eq(review.id, id)).for('update')
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such review.' })
    if (read.revision !== revision)
      throw refuse('STALE', { message: 'The review has been changed in the meantime.' })
    if (read.status === decision.state && read.reason === reason) return
    const [author] =
      read.authorId === null
        ? []
        : await tx.select({ firstName: account.firstName }).from(account).where(eq(account.id, read.authorId))
    await tx
      .update(review)
      .set({
        status: decision.state,
        reason,
        decidedBy: userId,
        decidedAt: tools.clock(),
        revision: sql`${review.revision} + 1`,
        ...(author && { author: plainLine(author.firstName) }),
      })
      .where(eq(review.id, id))
    if (read.status === 'published' || decision.state === 'published') await bumpRevision(tx)
    if (author) await tools.jobs.add(tx, 'review-letter', { reviewId: id, revision: revision + 1 })
  })
}
