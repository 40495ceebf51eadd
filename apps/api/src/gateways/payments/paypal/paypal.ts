import { fromDecimal, toDecimal } from '../amounts.ts'
import { fromJson } from '../../http-answer.ts'
import { isOk, type HttpAnswer, type HttpRequest, type Origin } from '../../http-client.ts'
import { BankRefused, readAnswer, sendTo } from '../bank-request.ts'
import type { Bank, BankRecord, BankState, OpenPayment } from '../port.ts'
import { SETTLES_IN } from '../settles-in.ts'
import { trusted, type TrustedPage } from '../trusted-page.ts'
import { accessToken } from './access-token.ts'
import { readPayPalWebhook } from './webhook.ts'
import { PayPalCreated, PayPalError, PayPalOrder, PayPalRefund } from './wire.ts'

export interface PayPalOptions {
  clientId: string
  clientSecret: string
  merchantId: string
  /** PayPal's id of the webhook, needed to verify notifications. */
  webhookId: string
  origin: Origin
  pages: TrustedPage
  clock: () => Date
}

const NAME = 'PayPal'

/** After these errors the capture is queried, not given up: the money may have moved, or may still. */
const ASK_AGAIN = [
  'ORDER_NOT_APPROVED',
  'ORDER_ALREADY_CAPTURED',
  'ORDER_COMPLETION_IN_PROGRESS',
  'PAYER_ACTION_REQUIRED',
]

/** PayPal, Orders v2: the buyer approves, then we capture. Kyrgyz readers get Russian pages. */
export function paypal(options: PayPalOptions): Bank {
  const { merchantId, origin, pages } = options
  const send = sendTo(NAME, origin)
  const token = accessToken(send, options)

  /** Calls with a token, and retries once with a new one if PayPal no longer accepts it. */
  async function call(path: string, { headers, ...request }: HttpRequest = {}): Promise<HttpAnswer> {
    const once = async () =>
      send(path, {
        ...request,
        headers: {
          authorization: `Bearer ${await token.get()}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...headers,
        },
      })
    const answer = await once()
    if (answer.status !== 401) return answer
    token.forget()
    return once()
  }

  const post = (path: string, requestId: string, body: object) =>
    call(path, { method: 'POST', headers: { 'paypal-request-id': requestId }, body: JSON.stringify(body) })

  async function readOrder({ providerRef }: OpenPayment): Promise<PayPalOrder | undefined> {
    const answer = await call(`/v2/checkout/orders/${providerRef}`)
    // PayPal deletes orders that were never approved.
    return answer.status === 404 ? undefined : readAnswer(NAME, accepted(answer), PayPalOrder)
  }

  async function fetchRecord(payment: OpenPayment): Promise<BankRecord> {
    const order = await readOrder(payment)
    return order ? recordOf(order) : { ...forgotten(payment), merchant: merchantId }
  }

  return {
    merchant: merchantId,
    ...SETTLES_IN.paypal,
    repeatsRefunds: true,
    webhooks: [{ path: '/paypal', read: (delivery) => readPayPalWebhook(delivery, call, options.webhookId) }],
    async start({ attemptId, orderNumber, amount, currency, description, language, returnUrl, cancelUrl }) {
      const answer = await post('/v2/checkout/orders', `${attemptId}-create`, {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: orderNumber,
            custom_id: attemptId,
            description: description.slice(0, 127),
            amount: { currency_code: currency, value: toDecimal(amount) },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              return_url: returnUrl,
              cancel_url: cancelUrl,
              brand_name: 'Shyrdak',
              locale: language === 'en' ? 'en-US' : 'ru-RU',
              shipping_preference: 'NO_SHIPPING',
              user_action: 'PAY_NOW',
            },
          },
        },
      })
      const { id, links } = readAnswer(NAME, accepted(answer), PayPalCreated)
      const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      const url = trusted(link?.href ?? '', pages, returnUrl)
      return { providerRef: id, redirect: { method: 'GET', url, fields: {} } }
    },
    fetch: fetchRecord,
    async capture(payment) {
      const path = `/v2/checkout/orders/${payment.providerRef}/capture`
      const answer = await post(path, `${payment.attemptId}-capture`, {})
      if (isOk(answer)) return recordOf(readAnswer(NAME, answer, PayPalOrder))
      const reason = reasonOf(answer)
      if (answer.status === 422 && !ASK_AGAIN.includes(reason))
        return { ...(await fetchRecord(payment)), state: 'failed' }
      if (answer.status === 422) {
        const now = await fetchRecord(payment)
        return now.state === 'authorized' ? { ...now, state: 'pending' } : now
      }
      throw new BankRefused(NAME, answer.status, reason)
    },
    async refund(payment, { refundId, amount, reason }) {
      const capture = (await readOrder(payment))?.purchase_units[0]?.payments?.captures?.[0]
      if (!capture) return 'failed'
      const answer = await post(`/v2/payments/captures/${capture.id}/refund`, refundId, {
        amount: { value: toDecimal(amount), currency_code: payment.currency },
        note_to_payer: reason.slice(0, 255),
      })
      if (!isOk(answer)) return 'failed'
      const { status } = readAnswer(NAME, answer, PayPalRefund)
      return status === 'COMPLETED' ? 'succeeded' : status === 'PENDING' ? 'pending' : 'failed'
    },
  }
}

function reasonOf(answer: HttpAnswer): string {
  const parsed = PayPalError.safeParse(fromJson(answer.text))
  return parsed.success ? (parsed.data.details?.[0]?.issue ?? parsed.data.name) : 'without a reason'
}

function accepted(answer: HttpAnswer): HttpAnswer {
  if (isOk(answer)) return answer
  const parsed = PayPalError.safeParse(fromJson(answer.text))
  const debugId = parsed.success && parsed.data.debug_id ? ` (debug id ${parsed.data.debug_id})` : ''
  throw new BankRefused(NAME, answer.status, reasonOf(answer) + debugId)
}

const ORDER_STATES: Record<PayPalOrder['status'], BankState> = {
  CREATED: 'pending',
  SAVED: 'pending',
  PAYER_ACTION_REQUIRED: 'pending',
  APPROVED: 'authorized',
  VOIDED: 'expired',
  COMPLETED: 'pending',
}

/** An order may be completed while its capture is not: only a completed capture means that money moved. */
const CAPTURE_STATES: Record<string, BankState> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
}

function recordOf({ id, status, purchase_units: [unit] }: PayPalOrder): BankRecord {
  const capture = unit?.payments?.captures?.[0]
  const amount = capture?.amount ?? unit?.amount
  const refunds = unit?.payments?.refunds ?? []
  return {
    providerRef: id,
    merchant: unit?.payee?.merchant_id ?? '',
    amount: fromDecimal(amount?.value ?? '') ?? -1,
    currency: amount?.currency_code ?? '',
    state: capture ? (CAPTURE_STATES[capture.status] ?? 'processing') : ORDER_STATES[status],
    refunded: refunds
      .filter((one) => one.status === 'COMPLETED')
      .reduce((sum, one) => sum + (fromDecimal(one.amount?.value ?? '') ?? 0), 0),
  }
}

const forgotten = ({ providerRef, amount, currency }: OpenPayment): Omit<BankRecord, 'merchant'> => ({
  providerRef,
  amount,
  currency,
  state: 'expired',
  refunded: 0,
})
