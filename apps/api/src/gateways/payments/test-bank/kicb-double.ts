import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fromJson } from '../../http-answer.ts'
import { isSigned, sign, SIGNATURE_HEADER } from '../kicb/signature.ts'
import type { KicbStatus } from '../kicb/wire.ts'
import { answering, asReported, textOf, type Double, type DoubleContext, type WireAnswer } from './double.ts'
import { findSession, merchantOf, openSession, refundedOf, refundSession, type Session } from './sessions.ts'

const NewSession = z.object({
  merchant_id: z.literal(merchantOf('kicb')),
  order_ref: z.string().check(z.maxLength(64)),
  amount_minor: z.int().check(z.minimum(1)),
  currency: z.literal('417'),
  description: z.string(),
  return_url: z.url(),
  cancel_url: z.url(),
  notify_url: z.url(),
  lang: z.enum(['ru', 'ky', 'en']),
  expires_at: z.string(),
})
const NewRefund = z.object({ refund_id: z.string().check(z.maxLength(64)), amount_minor: z.int() })

const STATUSES: Record<Session['state'], KicbStatus> = {
  pending: 'new',
  authorized: 'pending',
  captured: 'paid',
  failed: 'declined',
  canceled: 'canceled',
  expired: 'expired',
}

const error = (status: number, code: string): WireAnswer => ({ status, body: { code } })

/** KICB through a hosted page: calls signed in both directions, amounts in tyiyn. */
export function kicbDouble(context: DoubleContext): Double {
  const { db, clock, newId, faults, secretOf, notify } = context
  const secret = secretOf('kicb')
  const isKnown = ({ method, url, headers, body }: FastifyRequest) =>
    isSigned(
      secret,
      `${method} ${url.replace('/kicb', '')}`,
      textOf(body),
      headers[SIGNATURE_HEADER],
      clock(),
    )

  async function shown(kept: Session): Promise<object> {
    const session = asReported(kept, faults)
    const refunded = await refundedOf(db, session.id)
    return {
      session_id: session.ref,
      merchant_id: session.merchant,
      order_ref: session.reference,
      amount_minor: session.amountMinor,
      refunded_minor: refunded,
      currency: session.currency === 'KGS' ? '417' : session.currency,
      status: refunded === session.amountMinor ? 'refunded' : STATUSES[session.state],
    }
  }

  return {
    provider: 'kicb',
    wire(server) {
      server.post(
        '/kicb/v1/sessions',
        answering(context, 'start', async (request) => {
          if (!isKnown(request)) return error(401, 'signature')
          const parsed = NewSession.safeParse(fromJson(textOf(request.body)))
          if (!parsed.success) return error(400, 'invalid')
          const { data } = parsed
          const id = newId()
          const { session } = await openSession(db, {
            id,
            provider: 'kicb',
            ref: id,
            reference: data.order_ref,
            orderNumber: /\S+\d/.exec(data.description)?.[0] ?? data.order_ref,
            description: data.description,
            amountMinor: data.amount_minor,
            currency: 'KGS',
            language: data.lang === 'ky' ? 'kg' : data.lang,
            returnUrl: data.return_url,
            cancelUrl: data.cancel_url,
            notifyUrl: data.notify_url,
            createdAt: clock(),
          })
          return {
            status: 201,
            body: {
              session_id: session.ref,
              redirect_url: new URL(`/test-bank/${session.id}`, data.return_url).href,
            },
          }
        }),
      )
      server.get<{ Params: { id: string } }>('/kicb/v1/sessions/:id', (request, reply) =>
        answering(context, 'fetch', async () => {
          if (!isKnown(request)) return error(401, 'signature')
          const session = await findSession(db, 'kicb', request.params.id, clock())
          return session ? { body: await shown(session) } : error(404, 'unknown')
        })(request, reply),
      )
      server.post<{ Params: { id: string } }>('/kicb/v1/sessions/:id/refunds', (request, reply) =>
        answering(context, 'refund', async () => {
          if (!isKnown(request)) return error(401, 'signature')
          const session = await findSession(db, 'kicb', request.params.id, clock())
          const parsed = NewRefund.safeParse(fromJson(textOf(request.body)))
          if (!session) return error(404, 'unknown')
          if (!parsed.success) return error(400, 'invalid')
          const { refund_id: refundId, amount_minor: amount } = parsed.data
          const outcome = await refundSession(db, { session, refundId, amount }, clock())
          if (outcome === 'done') notify(session, 'refunded')
          return { body: { status: outcome === 'refused' ? 'declined' : 'done' } }
        })(request, reply),
      )
    },
    after: (choice) => ({
      state: choice === 'pay' ? 'captured' : choice === 'refuse' ? 'failed' : 'canceled',
    }),
    wayBack: ({ state, returnUrl, cancelUrl }) =>
      state === 'captured' || state === 'failed' ? returnUrl : cancelUrl,
    notificationOf(session, happening) {
      const raw = JSON.stringify({
        session_id: session.ref,
        order_ref: session.reference,
        status: happening === 'refunded' ? 'refunded' : STATUSES[session.state],
        amount_minor: session.amountMinor,
        currency: '417',
        sent_at: clock().toISOString(),
        nonce: randomUUID(),
      })
      const path = new URL(session.notifyUrl ?? 'http://store/api/hooks/kicb').pathname
      return {
        path,
        raw,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: sign(secret, `POST ${path}`, raw, clock()),
        },
      }
    },
  }
}
