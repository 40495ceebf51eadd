import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { artisan } from '../special-tables.ts'
import { ARTISANS, artisanTag, GOODS } from '../tags.ts'
import { artisanEmail } from './emails/artisan-email.ts'

export type Verdict = { state: 'published' } | { state: 'returned'; reason: string }

interface Decision {
  id: number
  /** The workshop's, as the manager read it. */
  revision: number
  by: SessionPrincipal
}

/**
 * Publishes a workshop or sends it back, whichever way it was decided before. Visitors see it, or no longer do, from the
 * same moment, and its craftsman gets an email.
 * @throws NOT_FOUND, STALE when the craftsman or another manager was there in the meantime
 */
export async function moderateArtisan(
  context: AppContext,
  { id, revision, by }: Decision,
  verdict: Verdict,
): Promise<void> {
  const note = verdict.state === 'returned' ? readableText('reason', verdict.reason, 1) : null
  await inTransaction(context, async (tx) => {
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
    // Cards and pages of its goods name it, too.
    await bumpRevision(tx, [ARTISANS, artisanTag(id), GOODS])
    await context.jobs.add(tx, artisanEmail, { artisanId: id, revision: next })
  })
}
