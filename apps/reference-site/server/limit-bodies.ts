import type { onRequestHookHandler } from 'fastify'

/** Milliseconds that the body of a request may take. */
const BODY = 30_000
/** The same of a film: 50 MB at the pace of a village. */
export const FILM = 25 * 60_000

const isFilm = (type = '') => type.startsWith('video/')

/** Ends requests whose bodies do not come; the server's own limit is one for all, and so that of the slowest. */
export const limitBodies =
  (milliseconds = BODY): onRequestHookHandler =>
  ({ raw }, _reply, done) => {
    const { headers } = raw
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (hasBody && !isFilm(headers['content-type'])) {
      // Not the socket: a request that the store makes to itself has none.
      const timer = setTimeout(() => raw.complete || raw.destroy(), milliseconds)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  }
