import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { BankRecord, OpenPayment } from '#gateways/payments/port.ts'
import { bankOf } from '#gateways/payments/offered-providers.ts'
import { paymentAttempt, retailOrder } from '#modules/orders/index.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import type { PaymentsContext } from './context.ts'
import { applyRecord } from './apply-record.ts'
import { isSamePayment } from './attempt-states.ts'
import type { AttemptRow } from './describe-charge.ts'
import { chargeOf, paymentOf } from './describe-charge.ts'
import { within } from './within.ts'

/** How long a bank may think. */
const BANK_PATIENCE = 8_000
const BETWEEN_QUESTIONS = 3_000

interface Settling {
  /** The notification that led here. */
  eventId?: string
  patience?: number
  /** Whether the buyer has left the bank's page by its way out: what is still open there counts as cancelled. */
  isLeaving?: boolean
}

/**
 * Asks the bank about an attempt, takes the money where it waits for us, and writes down what follows. Webhook, return and
 * check all end here. May run any number of times, at the same time. Throws where the bank cannot be asked: then nothing has
 * changed here.
 */
export async function settleAttempt(
  context: PaymentsContext,
  attemptId: string,
  { eventId, patience = BANK_PATIENCE, isLeaving = false }: Settling = {},
): Promise<AttemptRow> {
  const attempt = await prepared(context, attemptId)
  const record = await within(patience, takeMoney(context, attempt))
  const seen = isLeaving && record.state === 'pending' ? { ...record, state: 'canceled' as const } : record
  return inTransaction(context, (tx) => applyRecord(tx, context, attempt, seen, eventId))
}

/** What the bank says, once money that only waited for us is taken: only of the right sum, and only where nobody has paid yet. */
async function takeMoney(
  context: PaymentsContext,
  attempt: AttemptRow & { providerRef: string },
): Promise<BankRecord> {
  const bank = bankOf(context.banks, attempt.provider)
  const payment: OpenPayment = paymentOf(attempt)
  const record = await bank.fetch(payment)
  if (record.state !== 'authorized' || !bank.capture) return record
  const isRight = isSamePayment(record, { ...payment, merchant: bank.merchant })
  const [order] = await context.db
    .select({ paidAt: retailOrder.paidAt })
    .from(retailOrder)
    .where(eq(retailOrder.id, attempt.orderId))
  if (isRight && !order?.paidAt) return bank.capture(payment)
  await bank.release?.(payment)
  return isRight ? { ...record, state: 'canceled' } : record
}

/**
 * The attempt with the bank's name for it. Where the bank's first answer was lost, it is asked to start once more:
 * it knows the attempt by our own name and starts it only once.
 */
async function prepared(
  context: PaymentsContext,
  attemptId: string,
): Promise<AttemptRow & { providerRef: string }> {
  const { db, banks, settings } = context
  const [found] = await db
    .select({ attempt: paymentAttempt, order: retailOrder })
    .from(paymentAttempt)
    .innerJoin(retailOrder, eq(retailOrder.id, paymentAttempt.orderId))
    .where(eq(paymentAttempt.id, attemptId))
  if (!found) throw new Error(`There is no payment attempt ${attemptId}.`)
  const { attempt, order } = found
  if (attempt.providerRef !== null) return { ...attempt, providerRef: attempt.providerRef }
  const started = await within(
    BANK_PATIENCE,
    bankOf(banks, attempt.provider).start(chargeOf(attempt, order, settings.publicUrl)),
  )
  await noteStart(context, attempt.id, started)
  return { ...attempt, ...started }
}

/** Writes down that the bank has opened the payment, or has opened its page again. */
export async function noteStart(
  { db }: Pick<PaymentsContext, 'db'>,
  attemptId: string,
  { providerRef, redirect }: { providerRef: string; redirect: NonNullable<AttemptRow['redirect']> },
): Promise<void> {
  await db
    .update(paymentAttempt)
    .set({ providerRef, redirect, state: 'pending' })
    .where(
      and(
        eq(paymentAttempt.id, attemptId),
        or(eq(paymentAttempt.state, 'created'), eq(paymentAttempt.state, 'pending')),
      ),
    )
}

/** Asks the banks about an order's open attempts, each at most every three seconds; a silent bank changes nothing. */
export async function askBanks(context: PaymentsContext, orderId: number): Promise<void> {
  const now = context.clock()
  const due = await context.db
    .update(paymentAttempt)
    .set({ askedAt: now })
    .where(
      and(
        eq(paymentAttempt.orderId, orderId),
        or(eq(paymentAttempt.state, 'created'), eq(paymentAttempt.state, 'pending')),
        or(
          isNull(paymentAttempt.askedAt),
          lt(paymentAttempt.askedAt, new Date(now.getTime() - BETWEEN_QUESTIONS)),
        ),
      ),
    )
    .returning({ id: paymentAttempt.id })
  await askEach(
    context,
    due.map(({ id }) => id),
  )
}

async function askEach(context: PaymentsContext, attemptIds: readonly string[]): Promise<void> {
  for (const id of attemptIds) {
    try {
      await settleAttempt(context, id)
    } catch (error) {
      context.log.warn({ err: error, attempt: id }, 'a bank could not be asked; it will be asked again')
    }
  }
}
