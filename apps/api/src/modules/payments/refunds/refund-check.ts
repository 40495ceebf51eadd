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
 * Milliseconds before each check of a refund. Their sum is far below the hours for which banks recognize a
 * repeated refund request.
 */
export const REFUND_GAPS = [2, 3, 5, 8, 13, 21].map((minutes) => minutes * MINUTE_MS)

interface Payload {
  refundId: string
  /** How many checks came before; 0 by default. */
  checks?: number
}

/** The job's destination is the bank. */
export const refundCheck = defineJob('refund-check', checkRefund, { destinations: PAYMENT_PROVIDERS })

/**
 * Retries a refund without a known result. After the last check it becomes `unclear`, even if the bank could
 * not be asked at all.
 */
export async function checkRefund(
  context: PaymentsContext,
  { refundId, checks: earlier = 0 }: Payload,
): Promise<void> {
  const checks = earlier + 1
  await settleRefund(context, refundId).catch((error: unknown) =>
    context.log.warn(
      { err: error, refund: refundId },
      `payments.refund-check failed: ${causeOf(error)}; the refund check asks again (refund ${refundId})`,
    ),
  )
  const [left] = await context.db
    .select({ state: paymentRefund.state, provider: paymentAttempt.provider })
    .from(paymentRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentRefund.attemptId))
    .where(eq(paymentRefund.id, refundId))
  if (left?.state !== 'requested') return
  const gap = REFUND_GAPS[checks]
  if (gap === undefined) return settleRefund(context, refundId, { isLast: true })
  const after = new Date(context.clock().getTime() + gap)
  await transactionWithJobs(context, (tx) =>
    context.jobs.add(tx, refundCheck, { refundId, checks }, { after, destination: left.provider }),
  )
}
