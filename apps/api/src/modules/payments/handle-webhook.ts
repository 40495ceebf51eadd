import { and, eq } from 'drizzle-orm'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@shyrdak/sdk/contract'
import { paymentAttempt } from '#modules/orders/index.ts'
import { paymentEvent } from './tables.ts'
import type { WebhookEvent } from '#gateways/payments/port.ts'
import { refuse } from '#platform/refusal.ts'
import type { PaymentsContext } from './context.ts'
import { isOpen } from './attempt-states.ts'
import { settleAttempt } from './settle-attempt.ts'

type Headers = Record<string, string | string[] | undefined>

/**
 * A bank says that something happened to a payment. What happened is asked back; a notification received before
 * changes nothing. Throws 503 where the bank does not show it yet, so that it notifies again.
 */
export async function handleWebhook(context: PaymentsContext, raw: string, headers: Headers): Promise<void> {
  const received = await read(context, raw, headers)
  if (!received) {
    context.log.warn('a notification was refused: its signature does not hold')
    throw refuse('FORBIDDEN', { message: 'The signature does not hold.' })
  }
  const { provider, notification } = received
  const { db } = context
  const [attempt] = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.providerRef, notification.providerRef)),
    )
  if (!attempt) throw refuse('NOT_FOUND', { message: 'There is no such payment.' })
  const [before] = await db
    .select({ eventId: paymentEvent.eventId })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, notification.eventId)))
  if (before) return
  const settled = await settleAttempt(context, attempt.id, { eventId: notification.eventId })
  if (isOpen(settled.state)) throw refuse('UNAVAILABLE', { message: 'Not settled yet.', retryAfter: 5 })
}

/** Whatever the store has set up is answered by one test bank for now: whichever knows the signature is meant. */
async function read(
  { banks }: PaymentsContext,
  raw: string,
  headers: Headers,
): Promise<{ provider: PaymentProvider; notification: WebhookEvent } | undefined> {
  for (const provider of PAYMENT_PROVIDERS) {
    const notification = await banks[provider]?.verifyWebhook(raw, headers)
    if (notification) return { provider, notification }
  }
  return undefined
}
