import { and, eq, inArray, or } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import { wholesaleApplication } from '../tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { refuse } from '#platform/refusal.ts'
import { readableText } from '#platform/text/readable-text.ts'
import type { AppContext } from '#platform/context.ts'
import { applicationEmail } from './emails/application-email.ts'
import { isCompanyContact, OPEN_STATUSES } from './company-contact.ts'

export type Verdict = { status: 'active' } | { status: 'rejected'; reason: string }

interface Moderation {
  /** The id of the account that applied. */
  id: number
  /** The application's revision as the manager read it. */
  revision: number
  by: SessionPrincipal
}

/**
 * Approves or rejects a wholesale application, whatever the earlier decision. Takes effect with the client's
 * next request; an email is queued.
 * @throws NOT_FOUND; STALE when the client or another manager has changed it since
 */
export async function setApplicationStatus(
  context: AppContext,
  { id, revision, by }: Moderation,
  verdict: Verdict,
): Promise<void> {
  const reason = verdict.status === 'rejected' ? readableText('reason', verdict.reason, 1) : null
  await transactionWithJobs(context, async (tx) => {
    const [read] = await tx
      .select({ application: wholesaleApplication, status: account.status })
      .from(wholesaleApplication)
      .innerJoin(account, isCompanyContact)
      .where(eq(wholesaleApplication.accountId, id))
      .for('update')
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such application.' })
    if (read.application.revision !== revision)
      throw refuse('STALE', { message: 'The application has been changed in the meantime.' })
    if (read.status === verdict.status && read.application.reason === reason) return
    // The status applies to all employees of the company.
    await tx
      .update(account)
      .set({ status: verdict.status })
      .where(and(or(eq(account.id, id), eq(account.companyId, id)), inArray(account.status, OPEN_STATUSES)))
    await tx
      .update(wholesaleApplication)
      .set({
        reason,
        decidedBy: by.userId,
        decidedAt: context.clock(),
        revision: revision + 1,
        decidedRevision: revision + 1,
      })
      .where(eq(wholesaleApplication.accountId, id))
    await context.jobs.add(tx, applicationEmail, { accountId: id, revision: revision + 1 })
  })
}
