import type { NewRefund } from '@shyrdak/sdk/management'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import { bankOf } from '#gateways/payments/offered-providers.ts'
import { lockOrder, paymentAttempt, paymentRefund, refundableOf } from '#modules/orders/index.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainText, unstorableTexts } from '#platform/text/plain-text.ts'
import type { PaymentsContext } from '../context.ts'
import { paymentEmailTextsIn } from '../emails/payment-email-texts.ts'
import { refundCheck, REFUND_GAPS } from './refund-check.ts'
import { settleRefund } from './settle-refund.ts'
import { causeOf } from '#platform/error-cause.ts'

/**
 * Refunds an attempt on behalf of a manager. The refund is stored before the bank is called, so that it can
 * be retried after a lost response. Repeating the same request by the same manager creates no second refund.
 * @throws NOT_FOUND, STALE; INVALID on `amount` when it exceeds what can be refunded, or has fractions at a
 * bank that takes whole units, and on `returns_stock` when some of the payment is left: the rest of the order
 * is still to be sent, and cancelled items are back in stock already
 */
export async function requestRefund(
  context: PaymentsContext,
  { orderId, attemptId }: { orderId: number; attemptId: string },
  body: NewRefund,
  by: SessionPrincipal,
): Promise<void> {
  const issues = unstorableTexts({ reason: body.reason })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const written = plainText(body.reason ?? '')
  if (written === '' && body.reason !== undefined) throw refuseField(['reason'], 'required')
  const amountMinor = toMinor(body.amount)
  const refundId = await transactionWithJobs(context, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [attempt] = await tx
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.orderId, orderId)))
      .for('update')
    if (!order || !attempt) throw refuse('NOT_FOUND', { message: 'There is no such payment.' })
    const reason =
      written === '' && attempt.flag === 'surplus'
        ? paymentEmailTextsIn(order.language)(
            order.paidAt === null ? 'refund.paidAfterCancellation' : 'refund.paidTwice',
          )
        : written
    if (reason === '') throw refuseField(['reason'], 'required')
    const refunds = await tx
      .select()
      .from(paymentRefund)
      .where(eq(paymentRefund.attemptId, attemptId))
      .orderBy(asc(paymentRefund.createdAt))
    const refundable = refundableOf(attempt, refunds)
    const seen = toMinor(body.refundable)
    const last = refunds.at(-1)
    const isRepeated =
      last?.requestedBy === by.userId &&
      last.amountMinor === amountMinor &&
      last.reason === reason &&
      last.state !== 'failed' &&
      refundable + amountMinor === seen
    if (isRepeated) return last.id
    if (refundable !== seen)
      throw refuse('STALE', { message: `What can be refunded is ${toMoney(refundable)} by now.` })
    if (amountMinor === 0) throw refuseField(['amount'], 'required')
    if (amountMinor > refundable)
      throw refuseField(['amount'], 'too_big', { max: refundable / 100, of: 'number' })
    if (body.returns_stock && amountMinor < refundable) throw refuseField(['returns_stock'], 'invalid')
    if (bankOf(context.banks, attempt.provider).wholeUnits && amountMinor % 100 !== 0)
      throw refuseField(['amount'], 'not_whole')
    const now = context.clock()
    const id = context.random.uuid()
    await tx.insert(paymentRefund).values({
      id,
      attemptId,
      amountMinor,
      state: 'requested',
      reason,
      returnsStock: body.returns_stock && order.holdsStock,
      requestedBy: by.userId,
      createdAt: now,
    })
    await context.jobs.add(
      tx,
      refundCheck,
      { refundId: id },
      { after: new Date(now.getTime() + (REFUND_GAPS[0] ?? 0)), destination: attempt.provider },
    )
    return id
  })
  await settleRefund(context, refundId).catch((error: unknown) =>
    context.log.warn(
      { err: error, refund: refundId },
      `payments.refund failed: ${causeOf(error)}; the refund check asks again (refund ${refundId})`,
    ),
  )
}
