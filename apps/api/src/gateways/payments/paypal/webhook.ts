import { fromJson } from '../../http-answer.ts'
import { isOk, type HttpAnswer, type HttpRequest } from '../../http-client.ts'
import { BankUnclear, readAnswer } from '../bank-request.ts'
import type { Delivery, WebhookEvent } from '../port.ts'
import { PayPalEvent, PayPalVerdict } from './wire.ts'

const NAME = 'PayPal'

const FIELDS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/**
 * Reads a notification after PayPal has confirmed its signature. The event is embedded as the received text,
 * because serializing it again would invalidate the signature. Its age is not checked: a retry may carry the
 * original time.
 */
export async function readPayPalWebhook(
  { raw, headers }: Delivery,
  call: (path: string, request: HttpRequest) => Promise<HttpAnswer>,
  webhookId: string,
): Promise<WebhookEvent | null> {
  const event = PayPalEvent.safeParse(fromJson(raw))
  if (!event.success) return null
  const signed: Record<string, string> = { webhook_id: webhookId }
  for (const [field, header] of Object.entries(FIELDS)) {
    const value = headers[header]
    if (typeof value !== 'string' || value === '' || value.length > 1_000) return null
    signed[field] = value
  }
  const answer = await call('/v1/notifications/verify-webhook-signature', {
    method: 'POST',
    body: `${JSON.stringify(signed).slice(0, -1)},"webhook_event":${raw}}`,
  })
  if (answer.status === 400 || answer.status === 422) return null
  if (!isOk(answer)) throw new BankUnclear(NAME, `a signature was not verified: ${answer.status}`)
  if (readAnswer(NAME, answer, PayPalVerdict).verification_status !== 'SUCCESS') return null
  const { id, event_type, resource } = event.data
  const providerRef = event_type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id
  return providerRef === undefined ? null : { eventId: id, providerRef }
}
