import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readPayform } from '../halyk/payform.ts'
import {
  UNKNOWN,
  answering,
  asReported,
  textOf,
  type Double,
  type DoubleContext,
  type WireAnswer,
} from './double.ts'
import {
  conclude,
  findSession,
  merchantOf,
  openSession,
  readSession,
  refundedOf,
  refundSession,
  type Session,
} from './sessions.ts'
import { fillIn } from './fill-in.ts'
import { issueToken, holdsToken } from './token.ts'

const ForPayment = z.object({
  scope: z.literal('payment'),
  invoiceID: z.string().check(z.regex(/^\d{6,15}$/)),
  secret_hash: z.string().check(z.minLength(1)),
  amount: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  currency: z.enum(['KZT', 'USD']),
  terminal: z.literal(merchantOf('kkb')),
  postLink: z.url(),
})
const Payform = z.object({
  invoiceId: z.string(),
  backLink: z.url(),
  failureBackLink: z.url(),
  language: z.enum(['rus', 'kaz', 'eng']),
  description: z.string(),
  amount: z.string(),
  auth: z.string(),
})

/** An unpaid payment has no state of its own: it stays new forever. */
const STATUS_NAMES: Record<Session['state'], string> = {
  pending: 'NEW',
  expired: 'NEW',
  authorized: 'AUTH',
  captured: 'CHARGE',
  failed: 'FAILED',
  canceled: 'CANCEL',
}

const MIN_REFUND = 10_00
const error = (status: number, code: number): WireAnswer => ({ status, body: { code, message: '' } })

/** Halyk ePay: a token bound to one invoice and amount, a page opened by a link, authorize then charge. */
export function halykDouble(context: DoubleContext): Double {
  const { db, clock, newId, faults, secretOf, notify } = context
  const tokens = secretOf('halyk-token')
  const isKnown = ({ headers }: FastifyRequest) =>
    holdsToken(tokens, headers.authorization?.replace(/^Bearer /, '') ?? '', clock()) === 'server'

  const operation =
    (
      name: 'charge' | 'cancel',
      state: 'captured' | 'canceled',
    ): ((request: FastifyRequest) => Promise<WireAnswer>) =>
    async (request) => {
      if (!isKnown(request)) return error(401, 1)
      const { id = '' } = request.params as { id?: string } // the route's own parameter
      const session = await readSession(db, id, clock())
      const done = session && (await conclude(db, session.id, { state }, clock()))
      if (!done) return error(400, 100)
      if (name === 'charge') notify(done, 'captured')
      return { body: '' }
    }

  return {
    provider: 'kkb',
    wire(server) {
      server.post('/halyk/oauth2/token', (request, reply) => {
        const form = Object.fromEntries(new URLSearchParams(textOf(request.body)))
        if (form['client_id'] !== 'test-bank' || form['client_secret'] !== secretOf('halyk'))
          return reply.code(401).send({ code: 1 })
        if (form['invoiceID'] === undefined)
          return reply.send({
            access_token: issueToken(tokens, 'server', clock()),
            expires_in: 7_200,
            token_type: 'Bearer',
            scope: form['scope'],
          })
        return answering(context, 'start', async () => {
          const parsed = ForPayment.safeParse(form)
          if (!parsed.success) return error(400, 2)
          const { invoiceID, amount, currency, secret_hash, postLink } = parsed.data
          const { session } = await openSession(db, {
            id: newId(),
            provider: 'kkb',
            ref: invoiceID,
            reference: invoiceID,
            orderNumber: invoiceID,
            description: '',
            amountMinor: Number(amount) * 100,
            currency,
            language: 'ru',
            returnUrl: '',
            cancelUrl: '',
            notifyUrl: postLink,
            echo: secret_hash,
            createdAt: clock(),
          })
          if (session.amountMinor !== Number(amount) * 100) return error(400, 3)
          return {
            body: {
              access_token: issueToken(tokens, `${invoiceID}:${amount}`, clock()),
              // A number or text, as the bank does.
              expires_in: Number(invoiceID) % 2 === 0 ? 7_200 : '7200',
              token_type: 'Bearer',
              scope: 'payment',
            },
          }
        })(request, reply)
      })
      server.get<{ Params: { id: string } }>(
        '/halyk/check-status/payment/transaction/:id',
        (request, reply) =>
          answering(context, 'fetch', async () => {
            if (!isKnown(request)) return error(401, 1)
            const kept = await findSession(db, 'kkb', request.params.id, clock())
            if (!kept || kept.returnUrl === '') return { body: { resultCode: '102', resultMessage: '' } }
            const session = asReported(kept, faults)
            const isBack = (await refundedOf(db, session.id)) === session.amountMinor
            return {
              body: {
                resultCode: '100',
                resultMessage: 'success',
                transaction: {
                  id: session.id,
                  invoiceID: session.ref,
                  amount: session.amountMinor / 100,
                  currency: session.currency,
                  terminal: session.merchant,
                  statusName: session.state === 'captured' && isBack ? 'REFUND' : STATUS_NAMES[session.state],
                },
              },
            }
          })(request, reply),
      )
      server.post(
        '/halyk/operation/:id/charge',
        answering(context, 'capture', operation('charge', 'captured')),
      )
      server.post(
        '/halyk/operation/:id/cancel',
        answering(context, 'capture', operation('cancel', 'canceled')),
      )
      server.post<{ Params: { id: string }; Querystring: { amount?: string; externalID?: string } }>(
        '/halyk/operation/:id/refund',
        (request, reply) =>
          answering(context, 'refund', async () => {
            if (!isKnown(request)) return error(401, 1)
            const session = await readSession(db, request.params.id, clock())
            const amount = Number(request.query.amount ?? Number.NaN) * 100
            if (!session || !(amount >= MIN_REFUND)) return error(400, 100)
            // The bank offers no idempotency: every call is another refund.
            const refund = { session, refundId: randomUUID(), amount }
            if ((await refundSession(db, refund, clock())) === 'refused') return error(400, 101)
            return { body: '' }
          })(request, reply),
      )
    },
    pages(app) {
      app.get<{ Querystring: { params?: unknown } }>('/test-bank/halyk/payform/', async (request, reply) => {
        const { params } = request.query
        const payform = Payform.safeParse(
          Object.fromEntries(typeof params === 'string' ? (readPayform(params) ?? []) : []),
        )
        const token = payform.success
          ? (new URLSearchParams(payform.data.auth).get('access_token') ?? '')
          : ''
        if (
          !payform.success ||
          holdsToken(tokens, token, clock()) !== `${payform.data.invoiceId}:${payform.data.amount}`
        )
          return reply.redirect(UNKNOWN, 303)
        const { invoiceId, backLink, failureBackLink, language, description } = payform.data
        const session = await fillIn(db, 'kkb', invoiceId, {
          returnUrl: backLink,
          cancelUrl: failureBackLink,
          description,
          language: language === 'eng' ? 'en' : 'ru',
        })
        return session ? reply.redirect(`/test-bank/${session.id}`, 303) : reply.redirect(UNKNOWN, 303)
      })
    },
    after: (choice) =>
      choice === 'pay' ? { state: 'authorized' } : choice === 'refuse' ? { state: 'failed' } : undefined,
    wayBack: ({ state, returnUrl, cancelUrl }) =>
      state === 'authorized' || state === 'captured' ? returnUrl : cancelUrl,
    notificationOf(session, happening) {
      if (happening === 'refunded' || happening === 'captured') return undefined
      return {
        path: new URL(session.notifyUrl ?? 'http://store/api/hooks/kkb').pathname,
        raw: JSON.stringify({
          id: session.id,
          invoiceId: session.ref,
          amount: session.amountMinor / 100,
          currency: session.currency,
          terminal: session.merchant,
          code: happening === 'failed' ? 'error' : 'ok',
          reason: happening === 'failed' ? 'declined' : 'success',
          secret_hash: session.echo ?? '',
        }),
        headers: { 'content-type': 'application/json' },
      }
    },
  }
}
