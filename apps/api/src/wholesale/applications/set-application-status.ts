import { and, eq, inArray } from 'drizzle-orm'
import { sessionPrincipal } from '../../auth/own-account.ts'
import { account, wholesaleApplication } from '../../db/schema/people.ts'
import type { Principal } from '../../handler.ts'
import { inTransaction } from '../../orders/in-transaction.ts'
import { refuse } from '../../refusal.ts'
import { readableText } from '../../reviews/review-text.ts'
import type { AppContext } from '../../app-context.ts'
import { OPEN_STATUSES } from './open-statuses.ts'

export type Verdict = { status: 'active' } | { status: 'rejected'; reason: string }

interface Moderation {
  /** The account of whoever applied. */
  id: number
  /** The application's, as the manager read it. */
  revision: number
  by: Principal
}

/**
 * What a manager decides of a wholesale application, whichever way it was decided before. It counts from the client's
 * next call, and they are told by mail.
 * @throws NOT_FOUND, STALE when the client or another manager was there in the meantime
 */
export async function setApplicationStatus(
  context: AppContext,
  { id, revision, by }: Moderation,
  verdict: Verdict,
): Promise<void> {
  const { userId } = sessionPrincipal(by)
  const reason = verdict.status === 'rejected' ? readableText('reason', verdict.reason, 1) : null
  await inTransaction(context, async (tx) => {
    const [read] = await tx
      .select({ application: wholesaleApplication, status: account.status })
      .from(wholesaleApplication)
      .innerJoin(account, eq(account.id, wholesaleApplication.accountId))
      .where(and(eq(account.id, id), inArray(account.status, OPEN_STATUSES)))
      .for('update')
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such application.' })
    if (read.application.revision !== revision)
      throw refuse('STALE', { message: 'The application has been changed in the meantime.' })
    if (read.status === verdict.status && read.application.reason === reason) return
    await tx.update(account).set({ status: verdict.status }).where(eq(account.id, id))
    await tx
      .update(wholesaleApplication)
      .set({
        reason,
        decidedBy: userId,
        decidedAt: context.clock(),
        revision: revision + 1,
        decidedRevision: revision + 1,
      })
      .where(eq(wholesaleApplication.accountId, id))
    await context.jobs.add(tx, 'application-email', { accountId: id, revision: revision + 1 })
  })
}
