import { and, eq } from 'drizzle-orm'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import { paymentAttempt } from '#modules/orders/index.ts'
import { paymentEvent } from './tables.ts'
import { BankUnclear } from '#gateways/payments/bank-request.ts'
import type { Delivery, Webhook, WebhookEvent } from '#gateways/payments/port.ts'
import { refuse } from '#platform/refusal.ts'
import type { PaymentsContext } from './context.ts'
import { hasMoney } from './attempt-states.ts'
import { BankTimeout } from './with-timeout.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * Handles a bank's webhook. The payment's state is fetched from the bank, not taken from the webhook; a
 * repeated event is a no-op.
 * @throws FORBIDDEN, NOT_FOUND; UNAVAILABLE while the bank still shows the payment as open, so that it
 * retries
 */
export async function handleWebhook(
  context: PaymentsContext,
  provider: PaymentProvider,
  webhook: Webhook,
  delivery: Delivery,
): Promise<void> {
  const { db } = context
  const event = await webhook.read(delivery).catch(retryLater)
  if (!event) {
    context.log.warn(
      { provider, ip: delivery.ip },
      `payments.webhook rejected: not authenticated (${provider}, ip ${delivery.ip})`,
    )
    throw refuse('FORBIDDEN', { message: 'The notification could not be authenticated.' })
  }
  const [attempt] = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.providerRef, event.providerRef)))
  if (!attempt) throw refuse('NOT_FOUND', { message: 'There is no such payment.' })
  if (await isRecorded(context, provider, event)) return
  const settled = await settleAttempt(context, attempt.id, { eventId: event.eventId }).catch(retryLater)
  // The bank's record lags behind, even if the store has already given the attempt up.
  if (!event.isHint && !hasMoney(settled.state) && !(await isRecorded(context, provider, event)))
    throw refuse('UNAVAILABLE', { message: 'Not settled yet.', retryAfter: 5 })
}

/** Whether an event has been handled. */
async function isRecorded(
  { db }: Pick<PaymentsContext, 'db'>,
  provider: PaymentProvider,
  { eventId }: WebhookEvent,
): Promise<boolean> {
  const [recorded] = await db
    .select({ eventId: paymentEvent.eventId })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, eventId)))
  return recorded !== undefined
}

/** Answers 503 when the bank cannot be reached, so that it retries. Rethrows any other error. */
function retryLater(cause: unknown): never {
  if (!(cause instanceof BankUnclear || cause instanceof BankTimeout)) throw cause
  throw refuse('UNAVAILABLE', { message: 'The bank could not be reached.', retryAfter: 5, cause })
}
