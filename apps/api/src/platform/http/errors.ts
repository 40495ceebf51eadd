import type { ErrorBody, ErrorCode } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { refuse, Refusal } from '../refusal.ts'

/** Fastify's own refusals in the words of the contract. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
  FST_ERR_BAD_URL: 'MALFORMED',
}

const STATUS_CODES: Record<number, ErrorCode> = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
}

/** PostgreSQL is away, starting or out of connections: an outage, to be tried again. */
const OUTAGES = /^(08|53|57P0[1-3])|^E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND)$/

/** Any thrown thing as a refusal, or undefined where it is a fault of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error)) return undefined
  const { code = '', statusCode } = error as Partial<FastifyError> // foreign errors may carry either
  const known = FASTIFY_CODES[code] ?? (statusCode === undefined ? undefined : STATUS_CODES[statusCode])
  if (known) return refuse(known, { message: error.message })
  if (
    OUTAGES.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
    return refuse('UNAVAILABLE', {
      message: 'The store is catching its breath. Please try again.',
      retryAfter: 2,
    })
  return error.cause === undefined ? undefined : refusalOf(error.cause)
}

export function errorBody(refusal: Refusal): z.infer<typeof ErrorBody> {
  const { issues, quote } = refusal.because
  return {
    message: refusal.message,
    code: refusal.code,
    ...(issues && {
      issues,
      errors: Object.fromEntries(
        Object.entries(Object.groupBy(issues, ({ path }) => path.join('.') || 'body')).map(
          ([field, found = []]) => [field, found.map((issue) => describeIssue(issue, 'en'))],
        ),
      ),
    }),
    ...(quote && { quote }),
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.because.retryAfter !== undefined) reply.header('retry-after', refusal.because.retryAfter)
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal)))
}

/** One place where everything thrown becomes an answer; only faults of ours are logged as errors. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (!refusal) request.log.error({ err: error }, 'a call failed')
    return sendRefusal(reply, refusal ?? refuse('INTERNAL', { message: 'Something went wrong!' }))
  })
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, refuse('NOT_FOUND', { message: 'There is nothing at this address.' })),
  )
}
