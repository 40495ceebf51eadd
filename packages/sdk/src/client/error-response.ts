import * as z from 'zod/mini'
import { routeOf, type Endpoint } from '../contract/endpoint.ts'
import { ErrorBody } from '../contract/error-body.ts'
import { ERROR_STATUS, type ErrorCode } from '../contract/errors.ts'
import type { FailureCode } from '../rules/failure-code.ts'
import { ShyrdakError } from './shyrdak-error.ts'

/** What a status stands for, if the code of the response is missing, as from a proxy, or new to this version. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  422: 'INVALID',
  429: 'RATE_LIMITED',
}

/** Any other status is read like 400, 500 or 503 (RFC 9110, section 15): a 4xx is a refusal, nothing was changed. */
const codeOf = (status: number): FailureCode =>
  CODES[status] ??
  (status < 400 ? 'BAD_RESPONSE' : status < 500 ? 'MALFORMED' : status < 502 ? 'INTERNAL' : 'UNAVAILABLE')

/** Returns the Retry-After header in seconds. The header may hold seconds or a date. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const header = headers.get('retry-after')
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

/** A response that is not 2xx, as a transport received it. */
export interface ErrorResponse {
  readonly endpoint: Endpoint
  readonly status: number
  /** The parsed JSON. */
  readonly body: unknown
  /** In seconds. */
  readonly retryAfter?: number | undefined
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code)

/**
 * Creates the error of a response that is not 2xx, with the data that the endpoint declares for its code. A code that
 * only a newer store knows is replaced by what the status stands for; message and issues are kept.
 */
export function errorFromResponse({ endpoint, status, body, retryAfter }: ErrorResponse): ShyrdakError {
  const { data: error } = z.safeParse(ErrorBody, body)
  const code = error && isErrorCode(error.code) ? error.code : undefined
  return new ShyrdakError({
    message: `Response has status ${status}`,
    ...error,
    code: code ?? codeOf(status),
    operation: routeOf(endpoint),
    status,
    retryAfter,
    data: code && z.safeParse(z.object(endpoint.errors?.[code] ?? {}), body).data,
  })
}
