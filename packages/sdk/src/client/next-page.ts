import { routeOf, type Endpoint } from '../contract/endpoint.ts'
import { ShyrdakError } from './shyrdak-error.ts'

/** Base URL of transports without an origin. */
const NO_ORIGIN = 'http://store.invalid'

/**
 * Returns the path and query of a `next_page_url`, relative or absolute. Throws BAD_RESPONSE for a URL of another
 * origin or outside `/api/`, because the session token must not be sent there.
 */
export function nextPagePath(nextPageUrl: string, origin: string | undefined, endpoint: Endpoint): string {
  const base = origin ?? NO_ORIGIN
  const url = URL.canParse(nextPageUrl, base) ? new URL(nextPageUrl, base) : undefined
  if (url && url.origin === new URL(base).origin && url.pathname.startsWith('/api/'))
    return url.pathname + url.search
  throw new ShyrdakError({
    code: 'BAD_RESPONSE',
    operation: routeOf(endpoint),
    message: 'next_page_url is not a URL of the store',
  })
}
