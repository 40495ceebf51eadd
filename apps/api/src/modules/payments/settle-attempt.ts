import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { BankRecord, OpenPayment } from '#gateways/payments/port.ts'
import { bankOf } from '#gateways/payments/offered-providers.ts'
import { OPEN_ATTEMPT_STATES, paymentAttempt, retailOrder, takesMoney } from '#modules/orders/index.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import type { PaymentsContext } from './context.ts'
import { applyRecord } from './apply-record.ts'
import { isSamePayment } from './attempt-states.ts'
import type { AttemptRow } from './describe-charge.ts'
import { paymentOf } from './describe-charge.ts'
import { startAtBank } from './start-at-bank.ts'
import { withTimeout } from './with-timeout.ts'
import { causeOf } from '#platform/error-cause.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/** Milliseconds to wait for a bank. */
const BANK_TIMEOUT_MS = 8_000
const POLL_INTERVAL_MS = 3_000

interface Settling {
  /** The id of the webhook event being handled. */
  eventId?: string
  patience?: number
  /**
   * Whether the buyer canceled, on the bank's page or the whole order: a payment that is still pending then
   * counts as canceled. If the buyer pays nevertheless, the money is released or refunded.
   */
  isCanceledByBuyer?: boolean
}

/**
 * Asks the bank about an attempt, captures authorized money and stores the result. Used by webhook, return
 * and check. Safe to run repeatedly and concurrently. Throws, with nothing changed, when the bank cannot be
 * reached.
 */
export async function settleAttempt(
  context: PaymentsContext,
  attemptId: string,
  { eventId, patience = BANK_TIMEOUT_MS, isCanceledByBuyer = false }: Settling = {},
): Promise<AttemptRow> {
  const attempt = await prepared(context, attemptId)
  const record = await withTimeout(patience, fetchOrCapture(context, attempt))
  const isUnbegun = record.state === 'pending' && attempt.state !== 'processing'
  const seen = isCanceledByBuyer && isUnbegun ? { ...record, state: 'canceled' as const } : record
  return transactionWithJobs(context, (tx) => applyRecord(tx, context, attempt, seen, eventId))
}

/**
 * Fetches the bank's record. Captures an authorization that matches the request while the order still takes
 * money; releases any other.
 */
async function fetchOrCapture(
  context: PaymentsContext,
  attempt: AttemptRow & { providerRef: string },
): Promise<BankRecord> {
  const bank = bankOf(context.banks, attempt.provider)
  const payment: OpenPayment = paymentOf(attempt)
  const record = await bank.fetch(payment)
  if (record.state !== 'authorized' || !bank.capture) return record
  const isRight = isSamePayment(record, { ...payment, merchant: bank.merchant })
  const [order] = await context.db
    .select({ status: retailOrder.status, reason: retailOrder.reason, paidAt: retailOrder.paidAt })
    .from(retailOrder)
    .where(eq(retailOrder.id, attempt.orderId))
  if (isRight && order && takesMoney(order)) return bank.capture(payment)
  await bank.release?.(payment)
  return isRight ? { ...record, state: 'canceled' } : record
}

/**
 * Returns the attempt with the bank's reference. If the response to the first call was lost, the start is
 * repeated: the bank recognizes the attempt by our id and starts it only once.
 */
async function prepared(
  context: PaymentsContext,
  attemptId: string,
): Promise<AttemptRow & { providerRef: string }> {
  const found = onlyRow(
    await context.db
      .select({ attempt: paymentAttempt, order: retailOrder })
      .from(paymentAttempt)
      .innerJoin(retailOrder, eq(retailOrder.id, paymentAttempt.orderId))
      .where(eq(paymentAttempt.id, attemptId)),
    `select from payment_attempt ${attemptId}`,
  )
  const { attempt, order } = found
  if (attempt.providerRef !== null) return { ...attempt, providerRef: attempt.providerRef }
  return { ...attempt, ...(await startAtBank(context, attempt, order)) }
}

/**
 * Asks the banks about the open attempts of an order, each at most every three seconds; at once if the buyer
 * cancels. Errors are logged and change nothing.
 */
export async function askBanks(
  context: PaymentsContext,
  orderId: number,
  { isCanceledByBuyer = false }: Pick<Settling, 'isCanceledByBuyer'> = {},
): Promise<void> {
  const now = context.clock()
  const earlier = isCanceledByBuyer ? now : new Date(now.getTime() - POLL_INTERVAL_MS)
  const due = await context.db
    .update(paymentAttempt)
    .set({ askedAt: now })
    .where(
      and(
        eq(paymentAttempt.orderId, orderId),
        inArray(paymentAttempt.state, [...OPEN_ATTEMPT_STATES]),
        or(isNull(paymentAttempt.askedAt), lte(paymentAttempt.askedAt, earlier)),
      ),
    )
    .returning({ id: paymentAttempt.id })
  for (const { id } of due) {
    try {
      await settleAttempt(context, id, { isCanceledByBuyer })
    } catch (error) {
      context.log.warn(
        { err: error, attempt: id },
        `payments.settle failed: ${causeOf(error)}; the payment check asks again (attempt ${id})`,
      )
    }
  }
}
