import type { onResponseHookHandler } from 'fastify'

/** Milliseconds that a body may go on after its answer. */
const LINGER = 5_000

/**
 * Reads on what is still sent after the answer, and hangs up on whoever does not end. Hung up on at once, a client that is
 * in the middle of a body would lose the answer; read for ever, it could send without end what was refused.
 */
export const drainBody =
  (milliseconds = LINGER): onResponseHookHandler =>
  ({ raw }, _reply, done) => {
    // A request that the store makes to itself does not know whether it is.
    if ('complete' in raw && !raw.complete) {
      raw.resume()
      const timer = setTimeout(() => raw.destroy(), milliseconds)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  }
