import { retryAfterOf } from './error-response.ts'

/** Statuses of temporary failures. */
const RETRYABLE_STATUSES = new Set([408, 429, 500, 502, 503, 504])
/** Longest Retry-After to wait for, in seconds. A longer one is returned to the caller. */
const MAX_RETRY_AFTER = 3
/** Maximum delay before the second attempt, in milliseconds; doubled before the third. */
const BASE_DELAY = 300

export interface RetryOptions {
  readonly fetch: typeof globalThis.fetch
  /** Maximum number of attempts. */
  readonly count: number
  /** Milliseconds until the response of one attempt has to start. */
  readonly timeout: number
  /** Aborts the current attempt or delay. */
  readonly signal: AbortSignal
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abort, { once: true })
  })
}

/** Fetches once, with a timeout for the start of the response. */
async function fetchOnce(
  url: string,
  init: RequestInit,
  { fetch, timeout, signal }: RetryOptions,
): Promise<Response> {
  signal.throwIfAborted()
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  const abortLate = () => controller.abort(new DOMException('No response in time', 'TimeoutError'))
  const timer = setTimeout(abortLate, timeout)
  try {
    return await fetch(url, { ...init, signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Fetches with retries after temporary failures, with a growing random delay or the one that Retry-After asks for.
 */
export async function fetchWithRetry(
  url: string,
  init: RequestInit,
  options: RetryOptions,
): Promise<Response> {
  const { count, signal } = options
  for (let attempt = 1; ; attempt++) {
    let wait = Math.random() * BASE_DELAY * attempt
    try {
      const response = await fetchOnce(url, init, options)
      const retryAfter = retryAfterOf(response.headers, Date.now()) ?? 0
      if (attempt === count || !RETRYABLE_STATUSES.has(response.status) || retryAfter > MAX_RETRY_AFTER)
        return response
      await response.body?.cancel()
      if (retryAfter > 0) wait = retryAfter * 1000
    } catch (thrown) {
      if (attempt === count || signal.aborted) throw thrown
    }
    await delay(wait, signal)
  }
}
