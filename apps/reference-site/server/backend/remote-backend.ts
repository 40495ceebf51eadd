import { requestCounter } from '@shyrdak/api/request-counter'
import { httpTransport } from '@shyrdak/sdk'
import type { Backend } from './backend.ts'
import { remoteRoutes } from './remote-routes.ts'

/** This process is not notified of changes, so cached pages expire after this many milliseconds. */
const PAGE_AGE_MS = 10_000

/**
 * Timeouts in milliseconds: of a single attempt, of a read including its retries, and of a write. The page
 * waits meanwhile.
 */
const TIMEOUTS = { attempt: 4_000, read: 9_000, write: 15_000 }

/** A remote API, given by its origin. This process has no database and only serves pages. */
export function remoteBackend(apiHost: string): Backend {
  let isDraining = false
  return {
    apiHost,
    register: (app) => remoteRoutes(app, apiHost, { isDraining: () => isDraining }),
    transportFor: ({ country, language, ip }) =>
      httpTransport({
        apiHost,
        country: () => country,
        language: () => language,
        timeout: TIMEOUTS,
        // Without the client's address, the API's rate limits would count all visitors of this store as one
        // caller.
        fetch: (input, init) => {
          const request = new Request(input, init)
          request.headers.set('x-forwarded-for', ip)
          return fetch(request)
        },
      }),
    hasDemoPeople: false,
    revision: () => 0,
    hasJustWritten: () => false,
    requestCounter: (scope) => requestCounter(scope),
    pageAge: PAGE_AGE_MS,
    startBackground: async () => {},
    drain: () => {
      isDraining = true
    },
    close: async () => {},
  }
}
