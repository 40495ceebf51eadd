import { and, eq, isNull, sql } from 'drizzle-orm'
import { BankRefused } from '#gateways/payments/bank-request.ts'
import { bankOf } from '#gateways/payments/offered-providers.ts'
import type { RefundOutcome } from '#gateways/payments/port.ts'
import {
  lockOrder,
  paymentAttempt,
  paymentRefund,
  type RefundState,
  releaseStock,
  retailOrder,
} from '#modules/orders/index.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { stateOfMoney } from '../attempt-states.ts'
import type { PaymentsContext } from '../context.ts'
import { paymentOf, type AttemptRow } from '../describe-charge.ts'
import { queueAlerts } from '../emails/queue-alerts.ts'
import { refundEmail } from '../emails/refund-email.ts'

type RefundRow = typeof paymentRefund.$inferSelect
interface Found {
  refund: RefundRow
  attempt: AttemptRow & { providerRef: string }
}

/** Milliseconds for which an earlier request to the bank may still be in progress. */
const REQUEST_TIMEOUT_MS = 60_000

/**
 * Asks the bank for a stored refund and stores the result. Safe to run repeatedly: a bank with idempotent
 * refunds is asked again; any other is asked once, and afterwards the payment's record is read. Throws when
 * the result is still open.
 */
export async function settleRefund(
  context: PaymentsContext,
  refundId: string,
  { isLast = false }: { isLast?: boolean } = {},
): Promise<void> {
  const found = await readRequested(context, refundId)
  if (!found) return
  if (isLast) return storeOutcome(context, found, 'unclear')
  const { refund, attempt } = found
  const bank = bankOf(context.banks, attempt.provider)
  const mayRequest = bank.repeatsRefunds || (await claimOnlyRequest(context, refundId))
  if (!mayRequest) {
    const since = refund.askedAt && context.clock().getTime() - refund.askedAt.getTime()
    if (since === null || since < REQUEST_TIMEOUT_MS) return
    return settleByBankRecord(context, found)
  }
  const outcome = await requestAtBank(context, found)
  if (outcome === 'pending') return
  return storeOutcome(context, found, outcome)
}

/** Requests the refund from the bank and returns its outcome. Throws when the response is lost. */
async function requestAtBank(
  context: PaymentsContext,
  { refund, attempt }: Found,
): Promise<RefundOutcome | 'unclear'> {
  const bank = bankOf(context.banks, attempt.provider)
  await context.db
    .update(paymentRefund)
    .set({ askedAt: sql`coalesce(${paymentRefund.askedAt}, ${context.clock()})` })
    .where(eq(paymentRefund.id, refund.id))
  try {
    return await bank.refund(paymentOf(attempt), {
      refundId: refund.id,
      amount: refund.amountMinor,
      reason: refund.reason,
    })
  } catch (error) {
    if (error instanceof BankRefused) return 'failed'
    throw error
  }
}

/** Claims the only request to a bank without idempotent refunds; false when it was made before. */
async function claimOnlyRequest({ db, clock }: PaymentsContext, refundId: string): Promise<boolean> {
  const claimed = await db
    .update(paymentRefund)
    .set({ askedAt: clock() })
    .where(and(eq(paymentRefund.id, refundId), isNull(paymentRefund.askedAt)))
    .returning({ id: paymentRefund.id })
  return claimed.length > 0
}

/**
 * Derives the outcome of a lost response from the bank's record: `unclear` when the refund does not show
 * there. It is compared with the store's earlier refunds, not with the attempt's sum, to which a notification
 * may have added this refund already. The banks in question report a payment as refunded as a whole or not at
 * all, so a part that was refunded at the bank itself is not mistaken for this refund.
 */
async function settleByBankRecord(context: PaymentsContext, found: Found): Promise<void> {
  const { attempt, refund } = found
  const record = await bankOf(context.banks, attempt.provider).fetch(paymentOf(attempt))
  const earlier = await succeededSum(context.db, attempt.id)
  const isBack = record.refunded >= earlier + refund.amountMinor
  return storeOutcome(context, found, isBack ? 'succeeded' : 'unclear')
}

/** Returns the sum of the store's own successful refunds of an attempt. */
async function succeededSum(db: Database | Transaction, attemptId: string): Promise<number> {
  const succeeded = await db
    .select({ amount: paymentRefund.amountMinor })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.attemptId, attemptId), eq(paymentRefund.state, 'succeeded')))
  return succeeded.reduce((sum, { amount }) => sum + amount, 0)
}

async function readRequested({ db }: PaymentsContext, refundId: string): Promise<Found | undefined> {
  const [found] = await db
    .select({ refund: paymentRefund, attempt: paymentAttempt })
    .from(paymentRefund)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, paymentRefund.attemptId))
    .where(and(eq(paymentRefund.id, refundId), eq(paymentRefund.state, 'requested')))
  const providerRef = found?.attempt.providerRef
  return found && typeof providerRef === 'string'
    ? { refund: found.refund, attempt: { ...found.attempt, providerRef } }
    : undefined
}

/**
 * Stores the outcome of a refund, once. A success is added to the attempt and, if requested, returns the
 * goods to stock; managers are emailed about any other outcome.
 */
function storeOutcome(
  context: PaymentsContext,
  { refund: { id }, attempt: { id: attemptId, orderId } }: Found,
  state: Exclude<RefundState, 'requested'>,
): Promise<void> {
  return transactionWithJobs(context, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const [refund] = await tx
      .update(paymentRefund)
      .set({ state })
      .where(and(eq(paymentRefund.id, id), eq(paymentRefund.state, 'requested')))
      .returning()
    if (!refund || !order) return
    if (state !== 'succeeded') {
      context.log.error(
        { order: order.number, refund: id, state },
        `payments.refund ended as ${state}: look it up at the bank (order ${order.number}, refund ${id})`,
      )
      const flag = state === 'failed' ? 'refundFailed' : 'refundUnclear'
      await queueAlerts(tx, context, { attemptId, flag, refundId: id })
      return
    }
    const [attempt] = await tx
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.id, attemptId))
      .for('update')
    if (!attempt) return
    // A webhook may have reported this refund already.
    const refundedMinor = Math.min(
      attempt.amountMinor,
      Math.max(attempt.refundedMinor, await succeededSum(tx, attemptId)),
    )
    await tx
      .update(paymentAttempt)
      .set({ refundedMinor, state: stateOfMoney({ ...attempt, refundedMinor }) })
      .where(eq(paymentAttempt.id, attemptId))
    if (refund.returnsStock && order.holdsStock) {
      await releaseStock(tx, context, order)
      await tx
        .update(retailOrder)
        .set({ holdsStock: false, heldUntil: null })
        .where(eq(retailOrder.id, orderId))
    }
    await context.jobs.add(tx, refundEmail, { refundId: id })
  })
}
