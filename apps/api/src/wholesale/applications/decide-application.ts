import { and, eq, inArray } from 'drizzle-orm'
import { sessionActor } from '../../auth/own-account.ts'
import { account, wholesaleApplication } from '../../db/schema/people.ts'
import type { Actor } from '../../handler.ts'
import { inTransaction } from '../../orders/in-transaction.ts'
import { refuse } from '../../refusal.ts'
import { readableText } from '../../reviews/review-text.ts'
import type { Tools } from '../../tools.ts'
import { DECIDABLE } from './decidable.ts'

export type Decision = { status: 'active' } | { status: 'refused'; reason: string }

interface Decided {
  /** The account of whoever applied. */
  id: number
  /** The application's, as the manager read it. */
  revision: number
  by: Actor
}

/**
 * What a manager decides of a wholesale application, whichever way it was decided before. It counts from the client's
 * next call, and they are told by mail.
 * @throws NOT_FOUND, STALE when the client or another manager was there in the meantime
 */
export async function decideApplication(
  tools: Tools,
  { id, revision, by }: Decided,
  decision: Decision,
): Promise<void> {
  const { userId } = sessionActor(by)
  const reason = decision.status === 'refused' ? readableText('reason', decision.reason, 1) : null
  await inTransaction(tools, async (tx) => {
    const [read] = await tx
      .select({ application: wholesaleApplication, status: account.status })
      .from(wholesaleApplication)
      .innerJoin(account, eq(account.id, wholesaleApplication.accountId))
      .where(and(eq(account.id, id), inArray(account.status, DECIDABLE)))
      .for('update')
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such application.' })
    if (read.application.revision !== revision)
      throw refuse('STALE', { message: 'The application has been changed in the meantime.' })
    if (read.status === decision.status && read.application.reason === reason) return
    await tx.update(account).set({ status: decision.status }).where(eq(account.id, id))
    await tx
      .update(wholesaleApplication)
      .set({
        reason,
        decidedBy: userId,
        decidedAt: tools.clock(),
        revision: revision + 1,
        decidedRevision: revision + 1,
      })
      .where(eq(wholesaleApplication.accountId, id))
    await tools.jobs.add(tx, 'application-letter', { accountId: id, revision: revision + 1 })
  })
}
