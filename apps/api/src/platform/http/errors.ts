import { routeOf, type ErrorBody, type ErrorCode } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { isDatabaseOutage } from '../database-outage.ts'
import { causeOf } from '../error-cause.ts'
import { refuse, Refusal } from '../refusal.ts'
import { i18nOf } from '../text/i18n.ts'

/** Fastify's own errors mapped to codes of the contract. */
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

export const SHUTTING_DOWN = '503 Service Unavailable: shutting down'
export const DATABASE_UNREACHABLE = '503 Service Unavailable: database not reachable'

/** Converts a thrown value into a refusal; returns undefined if it is our fault. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!(error instanceof Error)) return undefined
  const { code = '', statusCode } = error as Partial<FastifyError> // third-party errors may have either
  const known = FASTIFY_CODES[code] ?? (statusCode === undefined ? undefined : STATUS_CODES[statusCode])
  if (known) return refuse(known, { message: error.message })
  if (isDatabaseOutage(error))
    return refuse('UNAVAILABLE', { message: DATABASE_UNREACHABLE, retryAfter: 2, cause: error })
  return error.cause === undefined ? undefined : refusalOf(error.cause)
}

export function errorBody(refusal: Refusal): ErrorBody & Readonly<Record<string, unknown>> {
  const { issues, data } = refusal.details
  return {
    ...data,
    message: refusal.message,
    code: refusal.code,
    ...(issues && {
      issues,
      errors: Object.fromEntries(
        Object.entries(Object.groupBy(issues, ({ path }) => path.join('.') || 'body')).map(
          ([field, found = []]) => [field, found.map((issue) => describeIssue(issue, i18nOf('en')))],
        ),
      ),
    }),
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter)
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal)))
}

interface FailedCall {
  /** The operation's name; undefined for a route without one. */
  operation: string | undefined
  route: string
  request?: string
}

/** Logs an internal error, or a refusal with a cause, by operation, cause, route and request. */
export function logFailure(
  log: Pick<AppContext['log'], 'error' | 'warn'>,
  { operation, route, request }: FailedCall,
  error: unknown,
): void {
  const refusal = refusalOf(error)
  if (refusal && refusal.cause === undefined) return
  const details = [operation && route, request && `request ${request}`].filter(Boolean).join(', ')
  const line = `${operation ?? route} failed: ${causeOf(error)}${details && ` (${details})`}`
  if (refusal) log.warn({ err: refusal.cause, operation, route }, line)
  else log.error({ err: error, operation, route }, line)
}

function failedCall({
  id,
  method,
  routeOptions: { config, url = 'unknown route' },
}: FastifyRequest): FailedCall {
  const { operation, route = routeOf({ method, path: url }) } = config
  return { operation, route, request: id }
}

/** Turns everything thrown into a response. Logs internal errors and outages. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    logFailure(request.log, failedCall(request), error)
    return sendRefusal(
      reply,
      refusal ?? refuse('INTERNAL', { message: `500 Internal Server Error (request ${request.id})` }),
    )
  })
}
