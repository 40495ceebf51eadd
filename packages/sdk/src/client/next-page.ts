import type { Endpoint } from '../contract/endpoint.ts'
import { operationOf } from './call-endpoint.ts'
import { ShyrdakError } from './shyrdak-error.ts'

/** What addresses are resolved against when nothing leaves the process. */
const NOWHERE = 'http://store.invalid'

/**
 * Path and query of a `next_page_url`, relative or absolute. An address elsewhere, or outside `/api/`, is
 * refused as BAD_RESPONSE: a token must not follow it.
 */
export function ownAddress(nextPageUrl: string, origin: string | undefined, endpoint: Endpoint): string {
  const home = origin ?? NOWHERE
  const url = URL.canParse(nextPageUrl, home) ? new URL(nextPageUrl, home) : undefined
  if (url && url.origin === new URL(home).origin && url.pathname.startsWith('/api/'))
    return url.pathname + url.search
  throw new ShyrdakError({
    code: 'BAD_RESPONSE',
    operation: operationOf(endpoint),
    message: 'The next page is not at the store',
  })
}
