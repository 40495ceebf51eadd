import { PAYMENT_PROVIDERS } from '@shyrdak/sdk/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { paymentAttempt } from '#modules/orders/index.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import type { PaymentsContext } from './context.ts'
import { isChecked, nextCheck } from './check-plan.ts'
import { queueAlerts } from './emails/queue-alerts.ts'
import { settleAttempt } from './settle-attempt.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { causeOf } from '#platform/error-cause.ts'

/** The job's destination is the bank. */
export const paymentCheck = defineJob(
  'payment-check',
  (context: PaymentsContext, { attemptId }: { attemptId: string }) => checkPayment(context, attemptId),
  { destinations: PAYMENT_PROVIDERS },
)

/**
 * Asks the bank about an attempt, and schedules the next check while it may be paid. After the last one an
 * attempt whose bank did not answer expires; one that the bank still processes is reported to managers.
 */
export async function checkPayment(context: PaymentsContext, attemptId: string): Promise<void> {
  const now = context.clock()
  const [attempt] = await context.db
    .update(paymentAttempt)
    .set({ askedAt: now, checks: sql`${paymentAttempt.checks} + 1` })
    .where(eq(paymentAttempt.id, attemptId))
    .returning()
  if (!attempt || !isChecked(attempt, now)) return
  const settled = await settleAttempt(context, attemptId).catch((error: unknown) => {
    const next = nextCheck(attempt.checks, context.clock())?.toISOString() ?? 'none, this was the last'
    context.log.warn(
      { err: error, attempt: attemptId },
      `payments.check failed: ${causeOf(error)}; next check: ${next} (attempt ${attemptId})`,
    )
    return attempt
  })
  const after = nextCheck(attempt.checks, context.clock())
  if (!isChecked(settled, now)) return
  if (!after)
    return settled.state === 'processing' ? askManagers(context, attemptId) : expire(context, attemptId)
  await transactionWithJobs(context, (tx) =>
    context.jobs.add(tx, paymentCheck, { attemptId }, { after, destination: attempt.provider }),
  )
}

/** The attempt stays open: the bank has the buyer's money, and a notification may still bring its decision. */
const askManagers = (context: PaymentsContext, attemptId: string): Promise<void> =>
  transactionWithJobs(context, (tx) => queueAlerts(tx, context, { attemptId, flag: 'processing' }))

/** Ends an attempt that is still open, so that its order can be canceled. A later capture is still accepted. */
async function expire({ db }: PaymentsContext, attemptId: string): Promise<void> {
  await db
    .update(paymentAttempt)
    .set({ state: 'expired' })
    .where(and(eq(paymentAttempt.id, attemptId), inArray(paymentAttempt.state, ['created', 'pending'])))
}
