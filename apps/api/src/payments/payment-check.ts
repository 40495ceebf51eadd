import { eq, sql } from 'drizzle-orm'
import { paymentAttempt } from '../db/schema/orders.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import type { Tools } from '../tools.ts'
import { isOpen } from './attempt-states.ts'
import { nextCheck } from './check-plan.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Asks the bank about an attempt nobody has heard of, and plans the next question while there is no answer. */
export async function checkPayment(tools: Tools, attemptId: string): Promise<void> {
  const [attempt] = await tools.db
    .update(paymentAttempt)
    .set({ askedAt: tools.clock(), checks: sql`${paymentAttempt.checks} + 1` })
    .where(eq(paymentAttempt.id, attemptId))
    .returning()
  if (!attempt || !isOpen(attempt.state)) return
  const settled = await settleAttempt(tools, attemptId).catch((error: unknown) => {
    tools.log.warn({ err: error, attempt: attemptId }, 'a bank could not be asked; it will be asked again')
    return attempt
  })
  const after = nextCheck(attempt.checks, tools.clock())
  if (!isOpen(settled.state) || !after) return
  await inTransaction(tools, (tx) => tools.jobs.add(tx, 'payment-check', { attemptId }, { after }))
}
