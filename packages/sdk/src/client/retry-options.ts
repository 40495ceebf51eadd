import { isHTTPError, type RetryOptions } from 'ky'
import { retryAfterOf } from './error-response.ts'
import type { TransportRequest } from './transport.ts'

/** Statuses of temporary failures. */
const STATUSES = [408, 429, 500, 502, 503, 504]
/** Longest Retry-After to wait for, in seconds. With a longer one, the error goes to the caller. */
const MAX_RETRY_AFTER = 3
/** Maximum delay before the second attempt, in milliseconds; doubled before the third. */
const BASE_DELAY_MS = 300

export const isRead = ({ endpoint }: TransportRequest) => endpoint.method === 'GET' || endpoint.reads === true

/** Whether repeating the request is safe. ky decides by method, but the endpoint knows better. */
const isRetryable = (request: TransportRequest): boolean | undefined =>
  isRead(request) ||
  request.endpoint.repeatable ||
  (request.endpoint.idempotent && request.idempotencyKey !== undefined)

/** Whether to retry. Undefined leaves it to ky, which then waits as long as Retry-After demands. */
function shouldRetry(error: Error, { signal }: TransportRequest): boolean | undefined {
  if (!isHTTPError(error)) return !signal?.aborted
  const { headers, status } = error.response
  const retryAfter = retryAfterOf(headers, Date.now())
  // Without Retry-After, ky would wait for X-RateLimit-Reset, which the store sends with every status.
  if (retryAfter === undefined) return STATUSES.includes(status)
  // ky would cap the wait and be refused again.
  return retryAfter > MAX_RETRY_AFTER ? false : undefined
}

/** Returns ky's retry options: up to three attempts of a retryable request, one of any other. */
export function retryOptions(request: TransportRequest): RetryOptions {
  if (!isRetryable(request)) return { limit: 0 }
  return {
    limit: 2,
    methods: [request.endpoint.method],
    statusCodes: STATUSES,
    afterStatusCodes: STATUSES,
    delay: (attempt) => BASE_DELAY_MS * attempt,
    jitter: true,
    retryOnTimeout: true,
    shouldRetry: ({ error }) => shouldRetry(error, request),
  }
}
