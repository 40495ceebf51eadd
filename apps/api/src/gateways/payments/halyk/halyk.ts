import { createHmac, timingSafeEqual } from 'node:crypto'
import { fromJson } from '../../http-answer.ts'
import { isOk, type HttpAnswer, type Origin } from '../../http-client.ts'
import { BankRefused, BankUnclear, readAnswer, sendTo } from '../bank-request.ts'
import { invoiceOf } from '../invoice-number.ts'
import type { Bank, BankRecord, BankState, Delivery, OpenPayment, Payment, WebhookEvent } from '../port.ts'
import { SETTLES_IN } from '../settles-in.ts'
import { trusted, type TrustedPage } from '../trusted-page.ts'
import { payformParams } from './payform.ts'
import { HalykError, HalykNotification, HalykStatus, HalykToken } from './wire.ts'

export interface HalykOptions {
  clientId: string
  clientSecret: string
  terminal: string
  oauthOrigin: Origin
  /** The path of the token endpoint; the bank has changed it several times. */
  oauthPath: string
  apiOrigin: Origin
  /** The URL of the payment page; a path is one in the store itself. */
  payformUrl: string
  pages: TrustedPage
}

const NAME = 'Halyk ePay'

/** The scope of server calls; the token passed to a browser may only pay. */
const SERVER_SCOPE = 'webapi usermanagement email_send verification statement statistics payment'

const LANGUAGES = { en: 'eng', ru: 'rus', kg: 'rus' } as const

/**
 * Halyk ePay, which took over the payments of Kazkommertsbank: a hosted page opened by a link, whole tenge,
 * and an amount that is authorized first and then charged by us.
 */
export function halyk(options: HalykOptions): Bank {
  const { clientId, clientSecret, terminal, oauthPath, payformUrl, pages } = options
  const toOauth = sendTo(NAME, options.oauthOrigin)
  const toApi = sendTo(NAME, options.apiOrigin)

  async function askToken(fields: Record<string, string>): Promise<HalykToken> {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...fields,
    })
    const answer = await toOauth(oauthPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    return readAnswer(NAME, accepted(answer), HalykToken)
  }

  /** The bank requires a separate token for every operation. */
  async function call(method: 'GET' | 'POST', path: string): Promise<HttpAnswer> {
    const { access_token } = await askToken({ scope: SERVER_SCOPE })
    return toApi(path, { method, headers: { authorization: `Bearer ${access_token}` } })
  }

  async function readStatus({ providerRef }: OpenPayment): Promise<HalykStatus> {
    const answer = await call('GET', `/check-status/payment/transaction/${providerRef}`)
    return readAnswer(NAME, accepted(answer), HalykStatus)
  }

  async function fetchRecord(payment: OpenPayment): Promise<BankRecord> {
    const { resultCode, transaction } = await readStatus(payment)
    const record = {
      providerRef: payment.providerRef,
      merchant: terminal,
      amount: payment.amount,
      currency: payment.currency,
      refunded: 0,
    }
    // 102: the bank knows no payment yet; 107: it is in progress.
    if (String(resultCode) === '102' || String(resultCode) === '107') return { ...record, state: 'pending' }
    if (String(resultCode) !== '100' || !transaction)
      throw new BankUnclear(NAME, `the status has the code ${resultCode}`)
    const state = STATES[transaction.statusName]
    if (!state) throw new BankUnclear(NAME, `the status is ${transaction.statusName}`)
    const amount = Math.round(transaction.amount * 100)
    return {
      providerRef: transaction.invoiceID ?? payment.providerRef,
      merchant: transaction.terminal ?? terminal,
      amount,
      currency: transaction.currency,
      state,
      refunded: transaction.statusName === 'REFUND' ? amount : 0,
    }
  }

  /** Runs an operation on the transaction. The API has no idempotency key, so the status is checked first. */
  async function operate(payment: OpenPayment, operation: string): Promise<HttpAnswer> {
    const { transaction } = await readStatus(payment)
    if (!transaction) throw new BankUnclear(NAME, 'a payment has no transaction')
    return call('POST', `/operation/${transaction.id}/${operation}`)
  }

  const hashOf = (invoiceId: string) =>
    createHmac('sha256', clientSecret).update(`hook:${invoiceId}`).digest('base64url')

  function read({ raw }: Delivery): WebhookEvent | null {
    const parsed = HalykNotification.safeParse(fromJson(raw))
    if (!parsed.success) return null
    const { id, invoiceId, code, secret_hash } = parsed.data
    const expected = Buffer.from(hashOf(invoiceId))
    const given = Buffer.from(secret_hash)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    return { eventId: `${id}:${code}`, providerRef: invoiceId }
  }

  return {
    merchant: terminal,
    ...SETTLES_IN.kkb,
    repeatsRefunds: false,
    webhooks: [{ path: '/kkb', read: async (delivery) => read(delivery) }],
    async start(charge) {
      const { returnUrl, cancelUrl, hookUrl, currency, description, language } = charge
      const invoiceId = invoiceOf(charge)
      const amount = wholeTenge(charge)
      const auth = await askToken({
        scope: 'payment',
        invoiceID: invoiceId,
        secret_hash: hashOf(invoiceId),
        amount,
        currency,
        terminal,
        postLink: hookUrl,
        failurePostLink: hookUrl,
      })
      const params = payformParams({
        invoiceId,
        backLink: returnUrl,
        failureBackLink: cancelUrl,
        postLink: hookUrl,
        failurePostLink: hookUrl,
        language: LANGUAGES[language],
        description: description.slice(0, 125),
        terminal,
        amount,
        currency,
        auth: { ...auth, expires_in: String(auth.expires_in), scope: auth.scope },
      })
      const url = trusted(`${new URL(payformUrl, returnUrl).href}?params=${params}`, pages, returnUrl)
      return { providerRef: invoiceId, redirect: { method: 'GET', url, fields: {} } }
    },
    fetch: fetchRecord,
    async capture(payment) {
      const answer = await operate(payment, 'charge')
      const now = await fetchRecord(payment)
      if (!isOk(answer) && now.state === 'authorized') throw new BankRefused(NAME, answer.status, 'charge')
      return now
    },
    async release(payment) {
      const answer = await operate(payment, 'cancel')
      if (!isOk(answer)) throw new BankRefused(NAME, answer.status, 'cancel')
    },
    async refund(payment, { refundId, amount }) {
      const query = new URLSearchParams({ amount: wholeTenge({ amount }), externalID: refundId })
      return isOk(await operate(payment, `refund?${query.toString()}`)) ? 'succeeded' : 'failed'
    },
  }
}

const wholeTenge = ({ amount }: Pick<Payment, 'amount'>): string => {
  if (amount % 100 !== 0) throw new RangeError('Halyk takes whole tenge.')
  return String(amount / 100)
}

function accepted(answer: HttpAnswer): HttpAnswer {
  if (isOk(answer)) return answer
  const parsed = HalykError.safeParse(fromJson(answer.text))
  throw new BankRefused(NAME, answer.status, parsed.success ? `code ${parsed.data.code}` : 'without a reason')
}

const STATES: Record<string, BankState | undefined> = {
  NEW: 'pending',
  AUTH: 'authorized',
  CHARGE: 'captured',
  REFUND: 'captured',
  CANCEL: 'canceled',
  FAILED: 'failed',
  REJECT: 'failed',
  '3D': 'pending',
}
