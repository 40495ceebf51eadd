import * as z from 'zod/mini'
import { routeOf, type Endpoint } from '../contract/endpoint.ts'
import { ErrorBody } from '../contract/error-body.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { ShyrdakError } from './shyrdak-error.ts'

/** Codes of responses without an ErrorBody, such as those of a proxy. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  422: 'INVALID',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
}

/** Returns the Retry-After header in seconds. The header may hold seconds or a date. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const header = headers.get('retry-after')
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

export interface ErrorResponse {
  readonly endpoint: Endpoint
  readonly status: number
  /** The parsed JSON. */
  readonly body: unknown
  /** In seconds. */
  readonly retryAfter?: number | undefined
}

/** Creates the error of a response that is not 2xx, with the data that the endpoint declares for its code. */
export function errorFromResponse({ endpoint, status, body, retryAfter }: ErrorResponse): ShyrdakError {
  const known = { operation: routeOf(endpoint), status, retryAfter }
  const { data: error } = z.safeParse(ErrorBody, body)
  if (!error)
    return new ShyrdakError({
      ...known,
      code: CODES[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_RESPONSE'),
      message: `Response has status ${status}`,
    })
  const { data } = z.safeParse(z.object(endpoint.errors?.[error.code] ?? {}), body)
  return new ShyrdakError({ ...error, ...known, data })
}
