import { isHTTPError, type RetryOptions } from 'ky'
import { retryAfterOf } from './error-response.ts'
import type { TransportRequest } from './transport.ts'

/** Statuses of temporary failures. */
const STATUSES = [408, 429, 500, 502, 503, 504]
/** Longest Retry-After to wait for, in seconds. A longer one is returned to the caller. */
const MAX_RETRY_AFTER = 3
/** Maximum delay before the second attempt, in milliseconds; doubled before the third. */
const BASE_DELAY = 300

export const isRead = ({ endpoint }: TransportRequest) => endpoint.method === 'GET' || endpoint.reads === true

/** Whether sending twice has the same effect as sending once. ky knows methods, the endpoint knows better. */
const isRetryable = (request: TransportRequest) =>
  isRead(request) || (request.endpoint.idempotent === true && request.idempotencyKey !== undefined)

/** Whether to send again; undefined lets ky wait for as long as Retry-After asks. */
function shouldRetry(error: Error, { signal }: TransportRequest): boolean | undefined {
  if (!isHTTPError(error)) return !signal?.aborted
  const { headers, status } = error.response
  const retryAfter = retryAfterOf(headers, Date.now())
  // ky would wait for the end of a rate limit's window, which the store names in responses of any status.
  if (retryAfter === undefined) return STATUSES.includes(status)
  // ky would shorten the wait and be refused again.
  return retryAfter > MAX_RETRY_AFTER ? false : undefined
}

/** How ky repeats a request: up to three attempts of what may be repeated. */
export function retryOptions(request: TransportRequest): RetryOptions {
  if (!isRetryable(request)) return { limit: 0 }
  return {
    limit: 2,
    methods: [request.endpoint.method],
    statusCodes: STATUSES,
    afterStatusCodes: STATUSES,
    delay: (attempt) => BASE_DELAY * attempt,
    jitter: true,
    retryOnTimeout: true,
    shouldRetry: ({ error }) => shouldRetry(error, request),
  }
}
