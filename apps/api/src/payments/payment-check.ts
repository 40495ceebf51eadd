import { eq, sql } from 'drizzle-orm'
import { paymentAttempt } from '../db/schema/orders.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import type { AppContext } from '../app-context.ts'
import { isOpen } from './attempt-states.ts'
import { nextCheck } from './check-plan.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Asks the bank about an attempt nobody has heard of, and plans the next question while there is no answer. */
export async function checkPayment(context: AppContext, attemptId: string): Promise<void> {
  const [attempt] = await context.db
    .update(paymentAttempt)
    .set({ askedAt: context.clock(), checks: sql`${paymentAttempt.checks} + 1` })
    .where(eq(paymentAttempt.id, attemptId))
    .returning()
  if (!attempt || !isOpen(attempt.state)) return
  const settled = await settleAttempt(context, attemptId).catch((error: unknown) => {
    context.log.warn({ err: error, attempt: attemptId }, 'a bank could not be asked; it will be asked again')
    return attempt
  })
  const after = nextCheck(attempt.checks, context.clock())
  if (!isOpen(settled.state) || !after) return
  await inTransaction(context, (tx) => context.jobs.add(tx, 'payment-check', { attemptId }, { after }))
}
