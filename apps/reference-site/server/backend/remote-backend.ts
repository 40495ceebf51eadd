import { httpTransport } from '@shyrdak/sdk'
import type { Backend } from './backend.ts'
import { remoteRoutes } from './remote-routes.ts'

/** What another store changes is not heard here, so a page is drawn anew after this, in milliseconds. */
const PAGE_AGE = 10_000

/** Somebody waits for the page: milliseconds of one try, of a read with its retries, of a write. */
const PATIENCE = { attempt: 4_000, read: 9_000, write: 15_000 }

/** An API elsewhere, named by its origin: this process has no database and answers pages only. */
export const remoteBackend = (apiHost: string): Backend => ({
  apiHost,
  register: (app) => remoteRoutes(app, apiHost),
  transportFor: ({ country, language, ip }) =>
    httpTransport({
      apiHost,
      country: () => country,
      language: () => language,
      timeout: PATIENCE,
      // Else the API would count all visitors of this store as one caller.
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('x-forwarded-for', ip)
        return fetch(input, { ...init, headers })
      },
    }),
  hasDemoPeople: false,
  revision: () => 0,
  pageAge: PAGE_AGE,
  startBackground: async () => {},
  close: async () => {},
})
