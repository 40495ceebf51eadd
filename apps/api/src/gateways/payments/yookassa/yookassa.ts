import { inNetworks } from '#platform/networks.ts'
import { fromDecimal, toDecimal } from '../amounts.ts'
import { fromJson } from '../../http-answer.ts'
import { isOk, type HttpAnswer, type Origin } from '../../http-client.ts'
import { BankRefused, BankUnclear, readAnswer, sendTo } from '../bank-request.ts'
import type { Bank, BankRecord, BankState, Delivery, WebhookEvent } from '../port.ts'
import { SETTLES_IN } from '../settles-in.ts'
import { trusted, type TrustedPage } from '../trusted-page.ts'
import { YooKassaError, YooKassaNotification, YooKassaPayment, YooKassaRefund } from './wire.ts'

export interface YooKassaOptions {
  shopId: string
  secretKey: string
  origin: Origin
  pages: TrustedPage
  /** Networks of the senders of notifications, as `address/bits`. */
  networks: readonly string[]
}

const NAME = 'YooKassa'

/**
 * YooKassa, API v3, one-stage payments: the money is captured as soon as the buyer has paid. Kyrgyz readers
 * get Russian pages.
 */
export function yookassa({ shopId, secretKey, origin, pages, networks }: YooKassaOptions): Bank {
  const send = sendTo(NAME, origin)
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  const post = (path: string, idempotenceKey: string, body: object) =>
    send(`/v3${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotence-key': idempotenceKey },
      body: JSON.stringify(body),
    })
  const isOurs = inNetworks(networks)

  return {
    merchant: shopId,
    ...SETTLES_IN.yookassa,
    repeatsRefunds: true,
    webhooks: [
      { path: '/yookassa', read: async (delivery) => (isOurs(delivery.ip) ? read(delivery) : null) },
    ],
    async start({ attemptId, amount, currency, description, language, returnUrl, orderNumber }) {
      const answer = await post('/payments', attemptId, {
        amount: { value: toDecimal(amount), currency },
        capture: true,
        confirmation: {
          type: 'redirect',
          return_url: returnUrl,
          locale: language === 'en' ? 'en_US' : 'ru_RU',
        },
        description: description.slice(0, 128),
        metadata: { attempt: attemptId, order: orderNumber },
      })
      const { id, confirmation } = readAnswer(NAME, accepted(answer), YooKassaPayment)
      // A payment that has already ended has no page; its outcome is found by fetching it.
      if (!confirmation?.confirmation_url) throw new BankUnclear(NAME, 'a payment has no page')
      const url = trusted(confirmation.confirmation_url, pages, returnUrl)
      return { providerRef: id, redirect: { method: 'GET', url, fields: {} } }
    },
    async fetch({ providerRef }) {
      const answer = await send(`/v3/payments/${providerRef}`, { headers: { authorization } })
      return recordOf(readAnswer(NAME, accepted(answer), YooKassaPayment))
    },
    async refund({ providerRef, currency }, { refundId, amount, reason }) {
      const answer = await post('/refunds', refundId, {
        payment_id: providerRef,
        amount: { value: toDecimal(amount), currency },
        description: reason.slice(0, 250),
      })
      if (!isOk(answer)) return 'failed'
      const { status } = readAnswer(NAME, answer, YooKassaRefund)
      return status === 'canceled' ? 'failed' : status
    },
  }
}

function accepted(answer: HttpAnswer): HttpAnswer {
  if (isOk(answer)) return answer
  const parsed = YooKassaError.safeParse(fromJson(answer.text))
  throw new BankRefused(NAME, answer.status, parsed.success ? parsed.data.code : 'without a reason')
}

const STATES: Record<YooKassaPayment['status'], BankState> = {
  pending: 'pending',
  // Does not occur with one-stage payments.
  waiting_for_capture: 'pending',
  succeeded: 'captured',
  canceled: 'failed',
}

function recordOf(payment: YooKassaPayment): BankRecord {
  const { id, status, amount, refunded_amount, recipient, cancellation_details } = payment
  return {
    providerRef: id,
    merchant: recipient.account_id,
    amount: fromDecimal(amount.value) ?? -1,
    currency: amount.currency,
    state:
      cancellation_details?.reason === 'expired_on_confirmation' && status === 'canceled'
        ? 'expired'
        : STATES[status],
    refunded: (refunded_amount && fromDecimal(refunded_amount.value)) ?? 0,
  }
}

/** Notifications are unsigned: the sender's IP authenticates them, and a fetch verifies their content. */
function read({ raw }: Delivery): WebhookEvent | null {
  const parsed = YooKassaNotification.safeParse(fromJson(raw))
  if (!parsed.success) return null
  const { event, object } = parsed.data
  const providerRef = event === 'refund.succeeded' ? object.payment_id : object.id
  return providerRef === undefined ? null : { eventId: `${object.id}:${event}`, providerRef }
}
