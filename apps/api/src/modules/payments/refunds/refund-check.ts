import { PAYMENT_PROVIDERS } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { paymentAttempt, paymentRefund } from '#modules/orders/index.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import type { PaymentsContext } from '../context.ts'
import { settleRefund } from './settle-refund.ts'
import { causeOf } from '#platform/error-cause.ts'
import { MINUTE_MS } from '#platform/time.ts'

/**
 * Milliseconds before each retry of a refund. Their sum is far below the hours for which banks recognize a
 * repeated refund request.
 */
export const REFUND_GAPS = [2, 3, 5, 8, 13, 21].map((minutes) => minutes * MINUTE_MS)

/** The job's destination is the bank. */
export const refundCheck = defineJob(
  'refund-check',
  (context: PaymentsContext, { refundId }: { refundId: string }) => checkRefund(context, refundId),
  { destinations: PAYMENT_PROVIDERS },
)

/** Retries a refund without a known result. After the last retry it becomes `unclear`. */
export async function checkRefund(context: PaymentsContext, refundId: string): Promise<void> {
  await settleRefund(context, refundId, { isLast: false }).catch((error: unknown) =>
    context.log.warn(
      { err: error, refund: refundId },
      `payments.refund-check failed: ${causeOf(error)}; the refund check asks again (refund ${refundId})`,
    ),
  )
  const [left] = await context.db
    .select({ refund: paymentRefund, provider: paymentAttempt.provider })
    .from(paymentRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentRefund.attemptId))
    .where(eq(paymentRefund.id, refundId))
  if (left?.refund.state !== 'requested') return
  const gap = REFUND_GAPS[left.refund.asks]
  if (gap === undefined) return settleRefund(context, refundId, { isLast: true })
  const after = new Date(context.clock().getTime() + gap)
  await transactionWithJobs(context, (tx) =>
    context.jobs.add(tx, refundCheck, { refundId }, { after, destination: left.provider }),
  )
}
