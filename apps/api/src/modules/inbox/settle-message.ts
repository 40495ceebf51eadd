import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { InboxState } from '@shyrdak/sdk/management'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { answerEmail } from './emails/answer-email.ts'
import type { InboxTable } from './inbox-row.ts'
import { feedbackMessage, question } from './tables.ts'

/** The message to settle, at the revision that the manager read. */
export interface SettledMessage {
  id: number
  revision: number
  by: SessionPrincipal
}

type Working = Pick<AppContext, 'db' | 'clock' | 'jobs'>

/**
 * Answers a message and queues the email.
 * @throws NOT_FOUND, STALE
 */
export async function answerFeedback(
  context: Working,
  settling: SettledMessage,
  answer: string,
): Promise<void> {
  const text = readableText('answer', answer, 1)
  await transactionWithJobs(context, async (tx) => {
    await settle(tx, context, feedbackMessage, settling, { state: 'answered', answer: text })
    await context.jobs.add(tx, answerEmail, { kind: 'feedback', id: settling.id })
  })
}

/**
 * Answers a question and queues the email.
 * @throws NOT_FOUND, STALE; INVALID on `email` when the asker left none
 */
export async function answerQuestion(
  context: Working,
  settling: SettledMessage,
  answer: string,
): Promise<void> {
  const text = readableText('answer', answer, 1)
  await transactionWithJobs(context, async (tx) => {
    await settle(tx, context, question, settling, { state: 'answered', answer: text })
    const [row] = await tx
      .select({ email: question.email })
      .from(question)
      .where(eq(question.id, settling.id))
    if (!row?.email) throw refuseField(['email'], 'required')
    await context.jobs.add(tx, answerEmail, { kind: 'question', id: settling.id })
  })
}

/**
 * Dismisses a message that needs no answer; `reopenMessage` reverts this. Answered messages cannot be
 * changed.
 * @throws NOT_FOUND, STALE
 */
export const dismissMessage = (context: Working, table: InboxTable, settling: SettledMessage) =>
  transactionWithJobs(context, (tx) => settle(tx, context, table, settling, { state: 'dismissed' }))

export const reopenMessage = (context: Working, table: InboxTable, settling: SettledMessage) =>
  transactionWithJobs(context, (tx) => settle(tx, context, table, settling, { state: 'waiting' }))

/** The state from which each state can be reached. */
const FROM: Readonly<Record<InboxState, InboxState>> = {
  answered: 'waiting',
  dismissed: 'waiting',
  waiting: 'dismissed',
}

async function settle(
  tx: Transaction,
  { clock }: Pick<AppContext, 'clock'>,
  table: InboxTable,
  { id, revision, by }: SettledMessage,
  { state, answer }: { state: InboxState; answer?: string },
): Promise<void> {
  const isOpen = state === 'waiting'
  const changes = {
    state,
    ...(answer !== undefined && { answer }),
    settledAt: isOpen ? null : clock(),
    settledBy: isOpen ? null : by.userId,
    revision: sql`${table.revision} + 1`,
  } as PgUpdateSetSource<InboxTable> // columns common to all inbox tables
  const rows = await tx
    .update(table)
    .set(changes)
    .where(and(eq(table.id, id), eq(table.revision, revision), eq(table.state, FROM[state])))
    .returning({ id: table.id })
  if (rows.length > 0) return
  const known = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
  throw known.length > 0
    ? refuse('STALE', { message: 'It has been changed in the meantime.' })
    : refuse('NOT_FOUND', { message: 'There is no such message.' })
}
