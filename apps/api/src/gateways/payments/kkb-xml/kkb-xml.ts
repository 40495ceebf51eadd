import { createHmac, timingSafeEqual } from 'node:crypto'
import { isOk, type Origin } from '../../http-client.ts'
import { BankRefused, BankUnclear, sendTo } from '../bank-request.ts'
import { invoiceOf } from '../invoice-number.ts'
import type { Bank, BankRecord, BankState, Delivery, OpenPayment, WebhookEvent } from '../port.ts'
import { SETTLES_IN } from '../settles-in.ts'
import { trusted, type TrustedPage } from '../trusted-page.ts'
import {
  commandQuery,
  orderDocument,
  readCommand,
  readApproval,
  readStatus,
  statusQuery,
  type Command,
  type Merchant,
  type Status,
} from './documents.ts'

export interface KkbXmlOptions {
  merchant: Merchant
  origin: Origin
  /** The page to which a buyer's browser posts the order; a path is one in the store itself. */
  pageUrl: string
  pages: TrustedPage
}

const NAME = 'KKB'
const LANGUAGES = { en: 'eng', ru: 'rus', kg: 'rus' } as const
const ORDER_ID = /^\d{6,15}$/

/**
 * Kazkommertsbank's ePay before Halyk: signed XML, posted to the bank by the buyer's browser. The amount is
 * authorized first and charged by our command; there is no idempotency key, so every command is preceded by a
 * status request.
 */
export function kkbXml({ merchant, origin, pageUrl, pages }: KkbXmlOptions): Bank {
  const send = sendTo(NAME, origin)

  async function ask(path: string, query: string): Promise<string> {
    const answer = await send(`${path}?${encodeURIComponent(query)}`)
    if (!isOk(answer)) throw new BankRefused(NAME, answer.status, path)
    return answer.text
  }

  async function readResponse({ providerRef }: OpenPayment): Promise<Status> {
    const xml = await ask('/jsp/remote/checkOrdern.jsp', statusQuery(providerRef, merchant))
    const status = readStatus(xml, merchant.bankKey)
    if (!status) throw new BankUnclear(NAME, 'a status is not signed by the bank')
    return status
  }

  async function fetchRecord(payment: OpenPayment): Promise<BankRecord> {
    const { response, merchant: echoed } = await readResponse(payment)
    const state = stateOf(response)
    if (!state) throw new BankUnclear(NAME, `the status is ${response['@status']}/${response['@result']}`)
    const tenge = Number(response['@amount'] ?? Number.NaN)
    return {
      providerRef: echoed.order['@id'],
      merchant: echoed['@id'],
      amount: state === 'pending' ? payment.amount : Math.round(tenge * 100),
      currency: payment.currency,
      state,
      refunded: 0,
    }
  }

  async function command(payment: OpenPayment, type: Command['type'], amount: number, reason?: string) {
    const { response } = await readResponse(payment)
    const query = commandQuery(
      {
        type,
        orderId: payment.providerRef,
        reference: response['@reference'] ?? '',
        approvalCode: response['@approval_code'] ?? '',
        amount: String(amount / 100),
        ...(reason !== undefined && { reason }),
      },
      merchant,
    )
    const answer = readCommand(await ask('/jsp/remote/control.jsp', query), merchant.bankKey)
    if (!answer) throw new BankUnclear(NAME, `${type} has no answer signed by the bank`)
    return answer.response['@code']
  }

  const tokenOf = (orderId: string) =>
    createHmac('sha256', merchant.key.export({ type: 'pkcs8', format: 'der' }))
      .update(`hook:${orderId}`)
      .digest('base64url')

  function readSuccess({ raw }: Delivery): WebhookEvent | null {
    const notice = readApproval(new URLSearchParams(raw).get('response') ?? '', merchant.bankKey)
    if (!notice) return null
    const { customer, results } = notice
    const { '@merchant_id': id, '@reference': reference } = results.payment
    const orderId = customer.merchant.order['@order_id']
    if (id !== merchant.id || !ORDER_ID.test(orderId)) return null
    return { eventId: `${orderId}:${reference}`.slice(0, 120), providerRef: orderId }
  }

  /** Failure callbacks of the bank are unsigned: our own token in the URL proves that the bank sent it. */
  function readFailure({ params }: Delivery): WebhookEvent | null {
    const [orderId = '', token = ''] = (params['token'] ?? '').split('.')
    const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(orderId))]
    if (!ORDER_ID.test(orderId) || given.length !== expected.length || !timingSafeEqual(given, expected))
      return null
    return { eventId: `${orderId}:failure`, providerRef: orderId, isHint: true }
  }

  return {
    merchant: merchant.id,
    ...SETTLES_IN.kkb,
    repeatsRefunds: false,
    webhooks: [
      { path: '/kkb', read: async (delivery) => readSuccess(delivery), answer: '0' },
      { path: '/kkb/failure/:token', read: async (delivery) => readFailure(delivery), answer: '0' },
    ],
    async start(charge) {
      const orderId = invoiceOf(charge)
      const document = orderDocument(orderId, String(charge.amount / 100), merchant)
      const url = trusted(new URL(pageUrl, charge.returnUrl).href, pages, charge.returnUrl)
      return {
        providerRef: orderId,
        redirect: {
          method: 'POST',
          url,
          fields: {
            Signed_Order_B64: Buffer.from(document).toString('base64'),
            email: charge.email,
            BackLink: charge.returnUrl,
            FailureBackLink: charge.cancelUrl,
            PostLink: charge.hookUrl,
            FailurePostLink: `${charge.hookUrl}/failure/${orderId}.${tokenOf(orderId)}`,
            Language: LANGUAGES[charge.language],
          },
        },
      }
    },
    fetch: fetchRecord,
    async capture(payment) {
      const code = await command(payment, 'complete', payment.amount)
      const now = await fetchRecord(payment)
      if (code !== '00' && now.state === 'authorized') throw new BankRefused(NAME, 200, `complete ${code}`)
      return now
    },
    async release(payment) {
      await command(payment, 'reverse', payment.amount, 'The order is paid already')
    },
    async refund(payment, { amount, reason }) {
      return (await command(payment, 'refund', amount, reason.slice(0, 100))) === '00'
        ? 'succeeded'
        : 'failed'
    },
  }
}

function stateOf({
  '@payment': payment,
  '@status': status,
  '@result': result,
}: Status['response']): BankState | undefined {
  switch (`${payment}/${status}/${result}`) {
    case 'true/0/0':
      return 'authorized'
    case 'true/2/0':
      return 'captured'
    // The order is unknown until the browser has posted it, and has no payment until a card was entered.
    case 'false/7/7':
    case 'false/8/8':
      return 'pending'
    default:
      return payment === 'false' && status === '2' ? 'canceled' : undefined
  }
}
