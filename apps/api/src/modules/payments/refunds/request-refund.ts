import type { NewRefund } from '@shyrdak/sdk/management'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'
import { and, asc, eq } from 'drizzle-orm'
import { bankOf } from '#gateways/payments/offered-providers.ts'
import type { Bank } from '#gateways/payments/port.ts'
import {
  attemptsOf,
  lockOrder,
  paymentAttempt,
  paymentRefund,
  paymentStateOf,
  refundableOf,
  type OrderRow,
} from '#modules/orders/index.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainText, refuseUnstorable } from '#platform/text/plain-text.ts'
import type { PaymentsContext } from '../context.ts'
import type { AttemptRow } from '../describe-charge.ts'
import { paymentEmailTextsIn } from '../emails/payment-email-texts.ts'
import { refundCheck, REFUND_GAPS } from './refund-check.ts'
import { settleRefund } from './settle-refund.ts'
import { causeOf } from '#platform/error-cause.ts'

/**
 * Refunds an attempt on behalf of a manager. The refund is stored before the bank is called, so that it can
 * be retried after a lost response. Repeating the same request by the same manager creates no second refund.
 * @throws NOT_FOUND, STALE; INVALID on `amount` when it exceeds what can be refunded, or has fractions at a
 * bank that takes whole units, and on `returns_stock` when some of the payment is left, or another one pays the
 * order: the rest of the order is still to be sent, and cancelled items are back in stock already
 */
export async function requestRefund(
  context: PaymentsContext,
  { orderId, attemptId }: { orderId: number; attemptId: string },
  body: NewRefund,
  by: SessionPrincipal,
): Promise<void> {
  refuseUnstorable({ reason: body.reason })
  const written = plainText(body.reason ?? '')
  if (written === '' && body.reason !== undefined) throw refuseField(['reason'], 'required')
  const amountMinor = toMinor(body.amount)
  const refundId = await transactionWithJobs(context, async (tx) => {
    const { order, attempt, refunds } = await lockPayment(tx, orderId, attemptId)
    const reason = written === '' ? reasonForSurplus(order, attempt) : written
    if (reason === '') throw refuseField(['reason'], 'required')
    const refundable = refundableOf(attempt, refunds)
    const last = refunds.at(-1)
    const isRepeated =
      last?.requestedBy === by.userId &&
      last.amountMinor === amountMinor &&
      last.reason === reason &&
      last.state !== 'failed' &&
      refundable + amountMinor === toMinor(body.refundable)
    if (isRepeated) return last.id
    checkAmount(body, refundable, bankOf(context.banks, attempt.provider))
    if (body.returns_stock && attempt.flag === 'surplus' && (await isPaid(tx, order)))
      throw refuseField(['returns_stock'], 'invalid')
    const id = context.random.uuid()
    const createdAt = context.clock()
    await tx.insert(paymentRefund).values({
      id,
      attemptId,
      amountMinor,
      state: 'requested',
      reason,
      returnsStock: body.returns_stock && order.holdsStock,
      requestedBy: by.userId,
      createdAt,
    })
    const after = new Date(createdAt.getTime() + (REFUND_GAPS[0] ?? 0))
    await context.jobs.add(tx, refundCheck, { refundId: id }, { after, destination: attempt.provider })
    return id
  })
  await settleRefund(context, refundId).catch((error: unknown) =>
    context.log.warn(
      { err: error, refund: refundId },
      `payments.refund failed: ${causeOf(error)}; the refund check asks again (refund ${refundId})`,
    ),
  )
}

/**
 * Locks an attempt with its order, and returns both with the attempt's refunds, oldest first.
 * @throws NOT_FOUND
 */
async function lockPayment(tx: Transaction, orderId: number, attemptId: string) {
  const order = await lockOrder(tx, orderId)
  const [attempt] = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.orderId, orderId)))
    .for('update')
  if (!order || !attempt) throw refuse('NOT_FOUND', { message: 'There is no such payment.' })
  const refunds = await tx
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.attemptId, attemptId))
    .orderBy(asc(paymentRefund.createdAt))
  return { order, attempt, refunds }
}

/** Whether an order is paid by a payment that was not refunded as a whole. */
const isPaid = async (tx: Transaction, order: OrderRow): Promise<boolean> =>
  paymentStateOf(order, await attemptsOf(tx, order.id)) === 'paid'

/** The reason for the refund of a surplus payment, in the buyer's language; empty for any other. */
function reasonForSurplus(
  { language, paidAt }: Pick<OrderRow, 'language' | 'paidAt'>,
  { flag }: Pick<AttemptRow, 'flag'>,
): string {
  if (flag !== 'surplus') return ''
  const t = paymentEmailTextsIn(language)
  return paidAt === null ? t('refund.paidAfterCancellation') : t('refund.paidTwice')
}

/** @throws STALE when something else can be refunded than the manager saw, INVALID */
function checkAmount(body: NewRefund, refundable: number, { wholeUnits }: Pick<Bank, 'wholeUnits'>): void {
  const amountMinor = toMinor(body.amount)
  if (refundable !== toMinor(body.refundable))
    throw refuse('STALE', { message: `What can be refunded is ${toMoney(refundable)} by now.` })
  if (amountMinor === 0) throw refuseField(['amount'], 'required')
  if (amountMinor > refundable)
    throw refuseField(['amount'], 'too_big', { max: refundable / 100, of: 'number' })
  if (body.returns_stock && amountMinor < refundable) throw refuseField(['returns_stock'], 'invalid')
  if (wholeUnits && amountMinor % 100 !== 0) throw refuseField(['amount'], 'not_whole')
}
