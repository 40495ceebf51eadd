import type { onRequestHookHandler } from 'fastify'

/** The default time limit for receiving a request body, in milliseconds. */
const BODY_TIMEOUT_MS = 30_000
/** The time limit for a film, in milliseconds: enough for 50 MB over a slow rural connection. */
export const FILM_TIMEOUT_MS = 25 * 60_000

const isFilm = (type = '') => type.startsWith('video/')

/**
 * Aborts requests whose body arrives too slowly. The server's own timeout applies to all requests, so it has
 * to be the one for films.
 */
export const limitBodies =
  (milliseconds = BODY_TIMEOUT_MS): onRequestHookHandler =>
  ({ raw }, _reply, done) => {
    const { headers } = raw
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (hasBody && !isFilm(headers['content-type'])) {
      // Destroys the request, not the socket: requests injected by the store itself have none.
      const timer = setTimeout(() => raw.complete || raw.destroy(), milliseconds)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  }
