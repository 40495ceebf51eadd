import { retryAfterOf } from './refusal.ts'

/** Statuses after which another try can help. */
const PASSING = new Set([408, 429, 500, 502, 503, 504])
/** Seconds. A store that asks for more patience is heard by the person, not waited for. */
const LONGEST_WAIT = 3
/** Milliseconds before the second try at most; doubled before the third. */
const FIRST_PAUSE = 300

export interface Attempts {
  readonly fetch: typeof globalThis.fetch
  /** How many tries at most. */
  readonly count: number
  /** Milliseconds until an answer begins. */
  readonly timeout: number
  /** Ends everything: the try, the pause, the reading of the answer. */
  readonly signal: AbortSignal
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume, fail) => {
    const giveUp = () => {
      clearTimeout(timer)
      fail(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resume()
    }, milliseconds)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

/** One try, given up when no answer has begun in time. */
async function attempt(
  url: string,
  init: RequestInit,
  { fetch, timeout, signal }: Attempts,
): Promise<Response> {
  signal.throwIfAborted()
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  const late = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'))
  const timer = setTimeout(late, timeout)
  try {
    return await fetch(url, { ...init, signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Sends until an answer stands, with a growing pause of random length, or the one that the store asks for. */
export async function sendUntilAnswered(
  url: string,
  init: RequestInit,
  attempts: Attempts,
): Promise<Response> {
  const { count, signal } = attempts
  for (let tried = 1; ; tried++) {
    let wait = Math.random() * FIRST_PAUSE * tried
    try {
      const response = await attempt(url, init, attempts)
      const asked = retryAfterOf(response.headers, Date.now()) ?? 0
      if (tried === count || !PASSING.has(response.status) || asked > LONGEST_WAIT) return response
      await response.body?.cancel()
      if (asked > 0) wait = asked * 1000
    } catch (thrown) {
      if (tried === count || signal.aborted) throw thrown
    }
    await pause(wait, signal)
  }
}
