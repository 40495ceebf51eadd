import { bankOf } from '#gateways/payments/offered-providers.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import {
  attemptsOf,
  isOpenAttempt,
  isProcessing,
  isWaitingForMoney,
  limitHold,
  lockOrder,
  moveOrder,
  type OrderRow,
  paymentAttempt,
  retailOrder,
  takesMoney,
  type AttemptState,
} from '#modules/orders/index.ts'
import { paymentEvent } from './tables.ts'
import type { BankRecord } from '#gateways/payments/port.ts'
import type { PaymentsContext } from './context.ts'
import { forward, hasMoney, isSamePayment, stateOfMoney } from './attempt-states.ts'
import type { AttemptRow } from './describe-charge.ts'
import { isAbandoned } from './check-plan.ts'
import { queueAlerts } from './emails/queue-alerts.ts'
import { markPaid } from './mark-paid.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/**
 * Updates one attempt from the bank's record. Locks the order first, so that concurrent updates are
 * serialized.
 */
export async function applyRecord(
  tx: Transaction,
  context: PaymentsContext,
  attempt: Pick<AttemptRow, 'id' | 'orderId'>,
  record: BankRecord,
  eventId?: string,
): Promise<AttemptRow> {
  const order = await lockOrder(tx, attempt.orderId)
  const current = onlyRow(
    await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attempt.id)).for('update'),
    `select from payment_attempt ${attempt.id}`,
  )
  if (!order) throw new Error(`select from retail_order ${attempt.orderId} returned no row`)
  // A webhook whose payment the bank still shows as open is not recorded, so that its retry is handled.
  const reported = stateOf(record)
  if (eventId !== undefined && !isOpenAttempt({ state: reported })) {
    const inserted = await tx
      .insert(paymentEvent)
      .values({ provider: current.provider, eventId, attemptId: current.id, receivedAt: context.clock() })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvent.eventId })
    if (inserted.length === 0) return current
  }
  if (hasMoney(current.state)) return saveRefunds(tx, current, record.refunded)
  // A webhook announces a change that the bank's record may not show yet.
  const isOver = eventId === undefined && reported === 'pending' && isAbandoned(current, context.clock())
  const state = forward(current.state, isOver ? 'expired' : reported)
  if (state === current.state) return current
  if (state === 'processing') await keepStock(tx, order)
  else if (current.state === 'processing' && !hasMoney(state))
    await holdUntilPaid(tx, context, order, current)
  const isMoney = state === 'captured' || record.state === 'authorized'
  const flag = isMoney ? await receive(tx, context, order, current, record) : null
  const [settled] = await tx
    .update(paymentAttempt)
    .set({ state, flag })
    .where(eq(paymentAttempt.id, current.id))
    .returning()
  if (flag) await queueAlerts(tx, context, { attemptId: current.id, flag })
  return settled ? saveRefunds(tx, settled, record.refunded) : current
}

/**
 * Maps the bank's state to that of the attempt. An authorization that was not captured, because it does not
 * match the request, counts as failed.
 */
const stateOf = ({ state }: BankRecord): AttemptState => (state === 'authorized' ? 'failed' : state)

/**
 * Records the refunded amount reported by the bank, including refunds made at the bank itself. Never lowers
 * it.
 */
async function saveRefunds(tx: Transaction, attempt: AttemptRow, refunded: number): Promise<AttemptRow> {
  if (!hasMoney(attempt.state) || refunded <= attempt.refundedMinor) return attempt
  const refundedMinor = Math.min(refunded, attempt.amountMinor)
  const [noted] = await tx
    .update(paymentAttempt)
    .set({ refundedMinor, state: stateOfMoney({ ...attempt, refundedMinor }) })
    .where(eq(paymentAttempt.id, attempt.id))
    .returning()
  return noted ?? attempt
}

/** Handles money that moved: it pays the order, or is flagged for a person. Returns the flag. */
async function receive(
  tx: Transaction,
  context: PaymentsContext,
  order: OrderRow,
  attempt: AttemptRow,
  record: BankRecord,
): Promise<AttemptRow['flag']> {
  const expected = {
    providerRef: attempt.providerRef ?? '',
    merchant: bankOf(context.banks, attempt.provider).merchant,
    amount: attempt.amountMinor,
    currency: attempt.currency,
  }
  if (!isSamePayment(record, expected)) {
    context.log.error(
      { order: order.number, attempt: attempt.id, expected, record },
      `payments.settle: payment mismatch: the bank's record differs from attempt ${attempt.id} (order ${order.number})`,
    )
    if (!order.paidAt && isWaitingForMoney(order)) await holdForPerson(tx, context, order)
    return 'mismatch'
  }
  if (!takesMoney(order)) {
    context.log.error(
      { order: order.number, attempt: attempt.id },
      `payments.settle: order ${order.number} is ${order.paidAt ? 'paid twice' : 'paid after it was canceled'}: refund attempt ${attempt.id}`,
    )
    return 'surplus'
  }
  await markPaid(tx, context, order)
  return null
}

/** The order keeps its stock while the bank decides about the buyer's money. */
async function keepStock(tx: Transaction, order: OrderRow): Promise<void> {
  await tx.update(retailOrder).set({ heldUntil: null }).where(eq(retailOrder.id, order.id))
}

/**
 * The bank has refused the payment: the buyer gets as long as for a new order to pay in another way, unless
 * another bank still decides.
 */
async function holdUntilPaid(
  tx: Transaction,
  context: PaymentsContext,
  order: OrderRow,
  refused: AttemptRow,
): Promise<void> {
  if (!order.holdsStock || !takesMoney(order) || !isWaitingForMoney(order)) return
  const others = (await attemptsOf(tx, order.id)).filter(({ id }) => id !== refused.id)
  if (!others.some(isProcessing)) await limitHold(tx, context, order)
}

/** Puts the order on hold until a person has checked the payment. The order keeps its stock meanwhile. */
async function holdForPerson(tx: Transaction, context: PaymentsContext, order: OrderRow): Promise<void> {
  await tx.update(retailOrder).set({ heldUntil: null }).where(eq(retailOrder.id, order.id))
  await moveOrder(tx, order.id, {
    from: order.status,
    to: 'on_hold',
    mover: 'store',
    reason: 'mismatch',
    at: context.clock(),
  })
}
