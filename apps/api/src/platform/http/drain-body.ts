import type { onResponseHookHandler } from 'fastify'

/** Milliseconds a client may keep sending its body after the response. */
const LINGER_MS = 5_000

/**
 * Keeps reading the body after the response, and closes the connection if it does not end in time. Closing at
 * once would lose the response for a client in the middle of a body; reading forever would let a refused
 * client send endlessly.
 */
export const drainBody =
  (milliseconds = LINGER_MS): onResponseHookHandler =>
  ({ raw }, _reply, done) => {
    // A request injected in process has no `complete`.
    if ('complete' in raw && !raw.complete) {
      raw.resume()
      const timer = setTimeout(() => raw.destroy(), milliseconds)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  }
