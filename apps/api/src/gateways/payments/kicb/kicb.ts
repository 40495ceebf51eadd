import { MINUTE_MS } from '#platform/time.ts'
import { fromJson } from '../../http-answer.ts'
import { isOk, type HttpAnswer, type Origin } from '../../http-client.ts'
import { BankRefused, readAnswer, sendTo } from '../bank-request.ts'
import type { Bank, BankRecord, BankState, Delivery, WebhookEvent } from '../port.ts'
import { SETTLES_IN } from '../settles-in.ts'
import { trusted, type TrustedPage } from '../trusted-page.ts'
import { isSigned, sign, SIGNATURE_HEADER } from './signature.ts'
import { KicbCreated, KicbNotification, KicbRefund, KicbSession, type KicbStatus } from './wire.ts'

export interface KicbOptions {
  merchantId: string
  secret: string
  origin: Origin
  pages: TrustedPage
  clock: () => Date
}

const NAME = 'KICB'
const SOM = '417'
/** How long a payment page stays valid, in ms. */
const SESSION_LIFETIME_MS = 20 * MINUTE_MS
const HOOK = 'POST /api/hooks/kicb'

/**
 * KICB through a hosted page, in som. The bank publishes no documentation: this follows the usual form of
 * such APIs and has to be adapted to its contract. All of that is in `wire.ts` and here.
 */
export function kicb({ merchantId, secret, origin, pages, clock }: KicbOptions): Bank {
  const send = sendTo(NAME, origin)

  function call(method: 'GET' | 'POST', path: string, body?: object): Promise<HttpAnswer> {
    const raw = body === undefined ? '' : JSON.stringify(body)
    return send(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-merchant': merchantId,
        [SIGNATURE_HEADER]: sign(secret, `${method} ${path}`, raw, clock()),
      },
      ...(body !== undefined && { body: raw }),
    })
  }

  function read({ raw, headers }: Delivery): WebhookEvent | null {
    if (!isSigned(secret, HOOK, raw, headers[SIGNATURE_HEADER], clock())) return null
    const parsed = KicbNotification.safeParse(fromJson(raw))
    return parsed.success ? { eventId: parsed.data.nonce, providerRef: parsed.data.session_id } : null
  }

  return {
    merchant: merchantId,
    ...SETTLES_IN.kicb,
    repeatsRefunds: true,
    webhooks: [{ path: '/kicb', read: async (delivery) => read(delivery) }],
    async start({ attemptId, amount, description, language, returnUrl, cancelUrl, hookUrl }) {
      const answer = await call('POST', '/v1/sessions', {
        merchant_id: merchantId,
        order_ref: attemptId,
        amount_minor: amount,
        currency: SOM,
        description,
        return_url: returnUrl,
        cancel_url: cancelUrl,
        notify_url: hookUrl,
        lang: language === 'kg' ? 'ky' : language,
        expires_at: new Date(clock().getTime() + SESSION_LIFETIME_MS).toISOString(),
      })
      const { session_id, redirect_url } = readAnswer(NAME, accepted(answer), KicbCreated)
      const url = trusted(redirect_url, pages, returnUrl)
      return { providerRef: session_id, redirect: { method: 'GET', url, fields: {} } }
    },
    async fetch({ providerRef }) {
      const answer = await call('GET', `/v1/sessions/${providerRef}`)
      return recordOf(readAnswer(NAME, accepted(answer), KicbSession))
    },
    async refund({ providerRef }, { refundId, amount }) {
      const path = `/v1/sessions/${providerRef}/refunds`
      const answer = await call('POST', path, { refund_id: refundId, amount_minor: amount })
      if (!isOk(answer)) return 'failed'
      const { status } = readAnswer(NAME, answer, KicbRefund)
      return status === 'done' ? 'succeeded' : status === 'accepted' ? 'pending' : 'failed'
    },
  }
}

function accepted(answer: HttpAnswer): HttpAnswer {
  if (isOk(answer)) return answer
  throw new BankRefused(NAME, answer.status, 'without a reason')
}

const STATES: Record<KicbStatus, BankState> = {
  new: 'pending',
  pending: 'pending',
  paid: 'captured',
  refunded: 'captured',
  declined: 'failed',
  canceled: 'canceled',
  expired: 'expired',
}

const recordOf = (session: KicbSession): BankRecord => ({
  providerRef: session.session_id,
  merchant: session.merchant_id,
  amount: session.amount_minor,
  currency: session.currency === SOM ? 'KGS' : session.currency,
  state: STATES[session.status],
  refunded: session.refunded_minor,
})
