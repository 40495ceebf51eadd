import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { artisan } from '../special-tables.ts'
import { ARTISANS, artisanTag, GOODS } from '../tags.ts'
import { artisanEmail } from './emails/artisan-email.ts'

export type Verdict = { state: 'published' } | { state: 'returned'; reason: string }

interface Decision {
  id: number
  /** The workshop's revision as the manager read it. */
  revision: number
  by: SessionPrincipal
}

/**
 * Publishes or returns a workshop, whatever the earlier decision. The public page appears or disappears in
 * the same transaction, and the craftsman is emailed.
 * @throws NOT_FOUND; STALE when the craftsman or another manager has changed it since
 */
export async function moderateArtisan(
  context: AppContext,
  { id, revision, by }: Decision,
  verdict: Verdict,
): Promise<void> {
  const note = verdict.state === 'returned' ? readableText('reason', verdict.reason, 1) : null
  await transactionWithJobs(context, async (tx) => {
    const [read] = await tx.select().from(artisan).where(eq(artisan.id, id)).for('update')
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such workshop.' })
    if (read.revision !== revision)
      throw refuse('STALE', { message: 'The workshop has been changed in the meantime.' })
    if (read.state === verdict.state && read.note === note) return
    const next = revision + 1
    await tx
      .update(artisan)
      .set({
        state: verdict.state,
        note,
        decidedBy: by.userId,
        decidedAt: context.clock(),
        revision: next,
        decidedRevision: next,
      })
      .where(eq(artisan.id, id))
    // The cards and pages of its goods show its name.
    await bumpRevision(tx, [ARTISANS, artisanTag(id), GOODS])
    await context.jobs.add(tx, artisanEmail, { artisanId: id, revision: next })
  })
}
