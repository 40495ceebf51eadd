import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fromDecimal, toDecimal } from '../amounts.ts'
import { fromJson } from '../../http-answer.ts'
import { answering, asReported, textOf, type Double, type DoubleContext, type WireAnswer } from './double.ts'
import { findSession, merchantOf, openSession, refundedOf, refundSession, type Session } from './sessions.ts'

const Amount = z.object({ value: z.string(), currency: z.string() })
const NewPayment = z.object({
  amount: Amount,
  capture: z.literal(true),
  confirmation: z.object({
    type: z.literal('redirect'),
    return_url: z.url(),
    locale: z.enum(['ru_RU', 'en_US']),
  }),
  description: z.string().check(z.maxLength(128)),
  metadata: z.object({ attempt: z.string(), order: z.string() }),
})
const NewRefund = z.object({ payment_id: z.string(), amount: Amount })

const WIRE_STATES = {
  pending: 'pending',
  authorized: 'waiting_for_capture',
  captured: 'succeeded',
  failed: 'canceled',
  canceled: 'canceled',
  expired: 'canceled',
} as const satisfies Record<Session['state'], string>

const error = (status: number, code: string): WireAnswer => ({
  status,
  body: { type: 'error', id: 'e', code },
})

/** YooKassa, API v3: Basic authentication, idempotency keys, unsigned notifications. */
export function yookassaDouble(context: DoubleContext): Double {
  const { db, clock, newId, faults, secretOf, notify } = context
  const expected = `Basic ${Buffer.from(`${merchantOf('yookassa')}:${secretOf('yookassa')}`).toString('base64')}`
  const isKnown = ({ headers }: FastifyRequest) => headers.authorization === expected
  const keyOf = ({ headers }: FastifyRequest) => {
    const key = headers['idempotence-key']
    return typeof key === 'string' && key.length > 0 && key.length <= 64 ? key : undefined
  }

  async function shown(kept: Session): Promise<object> {
    const session = asReported(kept, faults)
    const refunded = await refundedOf(db, session.id)
    const status = WIRE_STATES[session.state]
    return {
      id: session.ref,
      status,
      paid: status === 'succeeded',
      amount: { value: toDecimal(session.amountMinor), currency: session.currency },
      ...(refunded > 0 && { refunded_amount: { value: toDecimal(refunded), currency: session.currency } }),
      confirmation: {
        type: 'redirect',
        ...(status === 'pending' && {
          confirmation_url: new URL(`/test-bank/${session.id}`, session.returnUrl).href,
        }),
      },
      created_at: session.createdAt.toISOString(),
      description: session.description,
      recipient: { account_id: session.merchant, gateway_id: '1' },
      refundable: status === 'succeeded',
      test: true,
      ...(status === 'canceled' && {
        cancellation_details: {
          party: session.state === 'expired' ? 'yoo_money' : 'payment_network',
          reason: session.state === 'expired' ? 'expired_on_confirmation' : 'general_decline',
        },
      }),
    }
  }

  return {
    provider: 'yookassa',
    wire(server) {
      server.post(
        '/yookassa/v3/payments',
        answering(context, 'start', async (request) => {
          if (!isKnown(request)) return error(401, 'invalid_credentials')
          const key = keyOf(request)
          const raw = textOf(request.body)
          const parsed = NewPayment.safeParse(fromJson(raw))
          const amount = parsed.success ? fromDecimal(parsed.data.amount.value) : undefined
          if (key === undefined || !parsed.success || !amount) return error(400, 'invalid_request')
          const { confirmation, description, metadata } = parsed.data
          const fingerprint = createHash('sha256').update(raw).digest('base64url')
          const { session } = await openSession(db, {
            id: newId(),
            provider: 'yookassa',
            ref: randomUUID(),
            reference: key,
            fingerprint,
            orderNumber: metadata.order,
            description,
            amountMinor: amount,
            currency: parsed.data.amount.currency,
            language: confirmation.locale === 'en_US' ? 'en' : 'ru',
            returnUrl: confirmation.return_url,
            cancelUrl: confirmation.return_url,
            createdAt: clock(),
          })
          if (session.fingerprint !== null && session.fingerprint !== fingerprint)
            return error(400, 'invalid_request')
          return { body: await shown(session) }
        }),
      )
      server.get<{ Params: { id: string } }>('/yookassa/v3/payments/:id', (request, reply) =>
        answering(context, 'fetch', async () => {
          if (!isKnown(request)) return error(401, 'invalid_credentials')
          const session = await findSession(db, 'yookassa', request.params.id, clock())
          return session ? { body: await shown(session) } : error(404, 'not_found')
        })(request, reply),
      )
      server.post(
        '/yookassa/v3/refunds',
        answering(context, 'refund', async (request) => {
          if (!isKnown(request)) return error(401, 'invalid_credentials')
          const key = keyOf(request)
          const parsed = NewRefund.safeParse(fromJson(textOf(request.body)))
          const amount = parsed.success ? fromDecimal(parsed.data.amount.value) : undefined
          if (key === undefined || !parsed.success || !amount) return error(400, 'invalid_request')
          const session = await findSession(db, 'yookassa', parsed.data.payment_id, clock())
          if (!session || session.currency !== parsed.data.amount.currency)
            return error(400, 'invalid_request')
          const outcome = await refundSession(db, { session, refundId: key, amount }, clock())
          if (outcome === 'refused') return error(400, 'invalid_request')
          if (outcome === 'done') notify(session, 'refunded')
          return {
            body: { id: key, status: 'succeeded', payment_id: session.ref, amount: parsed.data.amount },
          }
        }),
      )
    },
    after: (choice) =>
      choice === 'pay' ? { state: 'captured' } : choice === 'refuse' ? { state: 'failed' } : undefined,
    wayBack: ({ returnUrl }) => returnUrl,
    notificationOf(session, happening) {
      const event = {
        approved: undefined,
        captured: 'payment.succeeded',
        failed: 'payment.canceled',
        refunded: 'refund.succeeded',
      }[happening]
      if (event === undefined) return undefined
      const object =
        happening === 'refunded'
          ? { id: randomUUID(), payment_id: session.ref, status: 'succeeded' }
          : { id: session.ref, status: WIRE_STATES[session.state] }
      return {
        path: '/api/hooks/yookassa',
        raw: JSON.stringify({ type: 'notification', event, object }),
        headers: { 'content-type': 'application/json' },
        ip: '185.71.76.1',
      }
    },
  }
}
