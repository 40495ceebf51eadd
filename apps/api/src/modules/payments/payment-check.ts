import { PAYMENT_PROVIDERS } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { paymentAttempt } from '#modules/orders/index.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import type { PaymentsContext } from './context.ts'
import { isOpen } from './attempt-states.ts'
import { nextCheck } from './check-plan.ts'
import { settleAttempt } from './settle-attempt.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { causeOf } from '#platform/error-cause.ts'

/** The job's destination is the bank. */
export const paymentCheck = defineJob(
  'payment-check',
  (context: PaymentsContext, { attemptId }: { attemptId: string }) => checkPayment(context, attemptId),
  { destinations: PAYMENT_PROVIDERS },
)

/** Asks the bank about an open attempt, and schedules the next check while it stays open. */
export async function checkPayment(context: PaymentsContext, attemptId: string): Promise<void> {
  const [attempt] = await context.db
    .update(paymentAttempt)
    .set({ askedAt: context.clock(), checks: sql`${paymentAttempt.checks} + 1` })
    .where(eq(paymentAttempt.id, attemptId))
    .returning()
  if (!attempt || !isOpen(attempt.state)) return
  const settled = await settleAttempt(context, attemptId).catch((error: unknown) => {
    const next = nextCheck(attempt.checks, context.clock())?.toISOString() ?? 'none, this was the last'
    context.log.warn(
      { err: error, attempt: attemptId },
      `payments.check failed: ${causeOf(error)}; next check: ${next} (attempt ${attemptId})`,
    )
    return attempt
  })
  const after = nextCheck(attempt.checks, context.clock())
  if (!isOpen(settled.state) || !after) return
  await transactionWithJobs(context, (tx) =>
    context.jobs.add(tx, paymentCheck, { attemptId }, { after, destination: attempt.provider }),
  )
}
