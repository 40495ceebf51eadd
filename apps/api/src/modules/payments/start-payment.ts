import type { PaymentProvider, StartedPayment } from '@shyrdak/sdk/contract'
import { quoteCart } from '#modules/delivery/index.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { itemsOf, linesOf, type OrderRow } from '#modules/orders/index.ts'
import { refuse, Refusal } from '#platform/refusal.ts'
import type { PaymentsContext } from './context.ts'
import { chargedNow, presentCharge, type ChargedAmount } from './charge.ts'
import type { AttemptRow } from './describe-charge.ts'
import { openAttempt, type ReturnPages } from './open-attempt.ts'
import { askBanks } from './settle-attempt.ts'
import { startAtBank } from './start-at-bank.ts'
import { causeOf } from '#platform/error-cause.ts'
import { MINUTE_MS } from '#platform/time.ts'

/** A page older than this many milliseconds is requested again: its link may have expired. */
const PAGE_AGE_MS = 10 * MINUTE_MS

/**
 * Starts a payment of an order, and returns where to send the shopper and what will be charged. The attempt
 * is stored before the bank is called, so that a lost response can be recovered.
 * @throws ALREADY_PAID, NOT_PAYABLE, SOLD_OUT (with a quote), PAYMENT_FAILED
 */
export async function startPayment(
  context: PaymentsContext,
  provider: PaymentProvider,
  order: OrderRow,
  pages: ReturnPages = { successUrl: null, cancelUrl: null },
): Promise<StartedPayment> {
  const bank = context.banks[provider]
  if (!bank) throw refuse('NOT_PAYABLE', { message: 'The store does not take this way of payment.' })
  // The banks may report that the order is paid already, or that an open page has expired.
  await askBanks(context, order.id)
  const charged = await chargedNow(context, bank, order.totalMinor)
  if (!charged) {
    context.log.error(
      { order: order.number, provider, currency: bank.currency },
      `payments.start failed: no fresh exchange rate for ${bank.currency} (order ${order.number}, ${provider})`,
    )
    throw failed()
  }
  const opened = await open(context, { provider, order, pages, charged })
  const { attempt } = opened
  const isFresh = context.clock().getTime() - attempt.createdAt.getTime() < PAGE_AGE_MS
  if (attempt.state === 'pending' && attempt.redirect && isFresh) return answer(attempt, attempt.redirect)
  try {
    const { redirect } = await startAtBank(context, attempt, opened.order)
    return answer({ ...attempt, state: 'pending' }, redirect)
  } catch (error) {
    context.log.warn(
      { err: error, order: order.number, attempt: attempt.id, provider },
      `payments.start failed: ${causeOf(error)} (order ${order.number}, attempt ${attempt.id}, ${provider})`,
    )
    throw failed()
  }
}

const failed = () =>
  refuse('PAYMENT_FAILED', {
    message: 'Unfortunately, there was an error in processing the payment. Please try again.',
  })

interface Opening {
  provider: PaymentProvider
  order: OrderRow
  pages: ReturnPages
  charged: ChargedAmount
}

async function open(context: PaymentsContext, { provider, order, pages, charged }: Opening) {
  try {
    return await transactionWithJobs(context, (tx) =>
      openAttempt(tx, context, order.id, provider, pages, charged),
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SOLD_OUT') throw error
    const lines = itemsOf(await linesOf(context.db, order.id))
    throw refuse('SOLD_OUT', {
      message: error.message,
      data: { quote: await quoteCart(context, order.country, lines) },
    })
  }
}

const answer = (attempt: AttemptRow, redirect: NonNullable<AttemptRow['redirect']>): StartedPayment => ({
  payment: {
    attempt_id: attempt.id,
    provider: attempt.provider,
    state: attempt.state,
    charge: presentCharge(attempt),
    redirect,
  },
  redirect_url: redirect.method === 'GET' ? redirect.url : null,
})
