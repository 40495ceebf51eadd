import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fromDecimal, toDecimal } from '../amounts.ts'
import { fromJson } from '../../http-answer.ts'
import { answering, asReported, textOf, type Double, type DoubleContext, type WireAnswer } from './double.ts'
import {
  conclude,
  findSession,
  merchantOf,
  openSession,
  refundedOf,
  refundSession,
  type Session,
} from './sessions.ts'
import { issueToken, holdsToken } from './token.ts'

export const PAYPAL_WEBHOOK_ID = 'WH-TEST-BANK'

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().check(z.maxLength(256)),
        custom_id: z.string().check(z.maxLength(127)),
        description: z.string().check(z.maxLength(127)),
        amount: Amount,
      }),
    )
    .check(z.length(1)),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.looseObject({
        return_url: z.url(),
        cancel_url: z.url(),
        locale: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)),
      }),
    }),
  }),
})
const NewRefund = z.object({ amount: Amount })
const Verification = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
})

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ123456789'
const opaqueId = () => Array.from(randomBytes(17), (byte) => LETTERS[byte % LETTERS.length]).join('')

const error = (status: number, name: string, issue?: string): WireAnswer => ({
  status,
  body: { name, debug_id: 'testbank', details: issue === undefined ? [] : [{ issue, description: '' }] },
})

/** PayPal, Orders v2: tokens, minimal and full responses, replays by `PayPal-Request-Id`, signed webhooks. */
export function paypalDouble(context: DoubleContext): Double {
  const { db, clock, newId, faults, secretOf, notify } = context
  const basic = `Basic ${Buffer.from(`test-bank:${secretOf('paypal')}`).toString('base64')}`
  const isKnown = ({ headers }: FastifyRequest) =>
    holdsToken(secretOf('paypal-token'), headers.authorization?.replace(/^Bearer /, '') ?? '', clock()) !==
    null
  const signatureOf = (id: string, time: string, webhookId: string, raw: string) =>
    createHmac('sha256', secretOf('paypal-sign'))
      .update(`${id}|${time}|${webhookId}|${crc32(raw)}`)
      .digest('base64')

  async function shown(kept: Session, prefer: unknown): Promise<object> {
    const session = asReported(kept, faults)
    const page = new URL(`/test-bank/${session.id}`, session.returnUrl).href
    const isCaptured = session.state === 'captured'
    const amount = { currency_code: session.currency, value: toDecimal(session.amountMinor) }
    const refunded = isCaptured ? await refundedOf(db, session.id) : 0
    const minimal = {
      id: session.ref,
      status: isCaptured
        ? 'COMPLETED'
        : session.state === 'authorized' || session.state === 'failed'
          ? 'APPROVED'
          : 'PAYER_ACTION_REQUIRED',
      links: [{ href: page, rel: 'payer-action', method: 'GET' }],
    }
    if (prefer !== 'return=representation') return minimal
    return {
      ...minimal,
      purchase_units: [
        {
          custom_id: session.reference,
          amount,
          payee: { merchant_id: session.merchant },
          ...(isCaptured && {
            payments: {
              captures: [
                {
                  id: `C${session.ref}`,
                  status: refunded === 0 ? 'COMPLETED' : 'PARTIALLY_REFUNDED',
                  amount,
                },
              ],
              ...(refunded > 0 && {
                refunds: [
                  {
                    id: `R${session.ref}`,
                    status: 'COMPLETED',
                    amount: { currency_code: session.currency, value: toDecimal(refunded) },
                  },
                ],
              }),
            },
          }),
        },
      ],
    }
  }

  return {
    provider: 'paypal',
    wire(server) {
      server.post('/paypal/v1/oauth2/token', async ({ headers }, reply) =>
        headers.authorization === basic
          ? reply.send({
              access_token: issueToken(secretOf('paypal-token'), '', clock()),
              token_type: 'Bearer',
              expires_in: 7_200,
            })
          : reply.code(401).send({ error: 'invalid_client' }),
      )
      server.post(
        '/paypal/v2/checkout/orders',
        answering(context, 'start', async (request) => {
          if (!isKnown(request)) return error(401, 'AUTHENTICATION_FAILURE')
          const parsed = NewOrder.safeParse(fromJson(textOf(request.body)))
          const unit = parsed.success ? parsed.data.purchase_units[0] : undefined
          const amount = fromDecimal(unit?.amount.value ?? '')
          if (!parsed.success || !unit || !amount || !request.headers['paypal-request-id'])
            return error(400, 'INVALID_REQUEST')
          if (!['USD', 'EUR', 'RUB'].includes(unit.amount.currency_code))
            return error(422, 'UNPROCESSABLE_ENTITY', 'INVALID_CURRENCY_CODE')
          const { return_url, cancel_url, locale } = parsed.data.payment_source.paypal.experience_context
          const { session, isNew } = await openSession(db, {
            id: newId(),
            provider: 'paypal',
            ref: opaqueId(),
            reference: unit.custom_id,
            orderNumber: unit.reference_id,
            description: unit.description,
            amountMinor: amount,
            currency: unit.amount.currency_code,
            language: locale === 'en-US' ? 'en' : 'ru',
            returnUrl: return_url,
            cancelUrl: cancel_url,
            createdAt: clock(),
          })
          return { status: isNew ? 201 : 200, body: await shown(session, request.headers['prefer']) }
        }),
      )
      server.get<{ Params: { id: string } }>('/paypal/v2/checkout/orders/:id', (request, reply) =>
        answering(context, 'fetch', async () => {
          if (!isKnown(request)) return error(401, 'AUTHENTICATION_FAILURE')
          const session = await findSession(db, 'paypal', request.params.id, clock())
          // An order that was not approved in time is deleted.
          if (!session || session.state === 'expired') return error(404, 'RESOURCE_NOT_FOUND')
          return { body: await shown(session, 'return=representation') }
        })(request, reply),
      )
      server.post<{ Params: { id: string } }>('/paypal/v2/checkout/orders/:id/capture', (request, reply) =>
        answering(context, 'capture', async () => {
          if (!isKnown(request)) return error(401, 'AUTHENTICATION_FAILURE')
          const key = String(request.headers['paypal-request-id'] ?? '')
          const session = await findSession(db, 'paypal', request.params.id, clock())
          if (!session) return error(404, 'RESOURCE_NOT_FOUND')
          const refusal = (issue: string) => error(422, 'UNPROCESSABLE_ENTITY', issue)
          if (session.state === 'captured')
            return session.echo === key
              ? { body: await shown(session, request.headers['prefer']) }
              : refusal('ORDER_ALREADY_CAPTURED')
          if (session.state === 'failed') return refusal('INSTRUMENT_DECLINED')
          if (session.state !== 'authorized') return refusal('ORDER_NOT_APPROVED')
          if (session.echo === 'decline') {
            await conclude(db, session.id, { state: 'failed' }, clock())
            return refusal('INSTRUMENT_DECLINED')
          }
          const captured = await conclude(db, session.id, { state: 'captured', echo: key }, clock())
          if (!captured) return refusal('ORDER_COMPLETION_IN_PROGRESS')
          notify(captured, 'captured')
          return { status: 201, body: await shown(captured, request.headers['prefer']) }
        })(request, reply),
      )
      server.post<{ Params: { id: string } }>('/paypal/v2/payments/captures/:id/refund', (request, reply) =>
        answering(context, 'refund', async () => {
          if (!isKnown(request)) return error(401, 'AUTHENTICATION_FAILURE')
          const refundId = String(request.headers['paypal-request-id'] ?? '')
          const session = await findSession(db, 'paypal', request.params.id.slice(1), clock())
          const parsed = NewRefund.safeParse(fromJson(textOf(request.body)))
          const amount = parsed.success ? fromDecimal(parsed.data.amount.value) : undefined
          if (!session) return error(404, 'RESOURCE_NOT_FOUND')
          if (!amount || refundId === '') return error(400, 'INVALID_REQUEST')
          const outcome = await refundSession(db, { session, refundId, amount }, clock())
          if (outcome === 'refused') return error(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
          if (outcome === 'done') notify(session, 'refunded')
          return { status: outcome === 'done' ? 201 : 200, body: { id: refundId, status: 'COMPLETED' } }
        })(request, reply),
      )
      server.post('/paypal/v1/notifications/verify-webhook-signature', async (request, reply) => {
        const text = textOf(request.body)
        const parsed = Verification.safeParse(fromJson(text))
        if (!isKnown(request)) return reply.code(401).send({})
        if (!parsed.success) return reply.code(400).send({})
        // The exact bytes of the event, as sent.
        const raw = text.slice(text.indexOf('"webhook_event":') + 16, -1)
        const { transmission_id, transmission_time, transmission_sig, webhook_id } = parsed.data
        const holds =
          webhook_id === PAYPAL_WEBHOOK_ID &&
          signatureOf(transmission_id, transmission_time, webhook_id, raw) === transmission_sig
        return reply.send({ verification_status: holds ? 'SUCCESS' : 'FAILURE' })
      })
    },
    after: (choice) =>
      choice === 'pay'
        ? { state: 'authorized' }
        : choice === 'refuse'
          ? { state: 'authorized', echo: 'decline' }
          : undefined,
    wayBack({ ref, returnUrl, cancelUrl }, choice) {
      const url = new URL(choice === 'cancel' ? cancelUrl : returnUrl)
      url.searchParams.set('token', ref)
      if (choice !== 'cancel') url.searchParams.set('PayerID', merchantOf('paypal'))
      return url.href
    },
    notificationOf(session, happening) {
      const type = {
        approved: 'CHECKOUT.ORDER.APPROVED',
        captured: 'PAYMENT.CAPTURE.COMPLETED',
        failed: undefined,
        refunded: 'PAYMENT.CAPTURE.REFUNDED',
      }[happening]
      if (type === undefined) return undefined
      const resource =
        happening === 'approved'
          ? { id: session.ref }
          : { id: `C${session.ref}`, supplementary_data: { related_ids: { order_id: session.ref } } }
      // `1.0` and `{}` would change if a merchant parsed and serialized the event again.
      const raw = `{"id":"WH-${randomUUID()}","event_version":1.0,"links":{}, "event_type":"${type}","resource":${JSON.stringify(resource)}}`
      const [id, time] = [randomUUID(), clock().toISOString()]
      return {
        path: '/api/hooks/paypal',
        raw,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signatureOf(id, time, PAYPAL_WEBHOOK_ID, raw),
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-test-bank',
          'paypal-auth-algo': 'SHA256withRSA',
        },
      }
    },
  }
}
