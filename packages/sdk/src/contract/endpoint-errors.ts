import { MARKETS, type Access } from './access.ts'
import type { Endpoint, ErrorShapes } from './endpoint.ts'

/** Errors of any request. */
const COMMON = { MALFORMED: {}, INVALID: {}, RATE_LIMITED: {}, INTERNAL: {}, UNAVAILABLE: {} }
const OF_BODIES = { TOO_LARGE: {}, UNSUPPORTED_TYPE: {} }
/** A session that has ended is refused wherever tokens count. */
const OF_SESSIONS = { UNAUTHENTICATED: {} }
const OF_MARKETS = { FORBIDDEN: {} }

/** The errors that an endpoint may return: those it declares, those of its access and body, and those of any request. */
export function errorsOf({
  access,
  body,
  errors,
}: Pick<Endpoint, 'access' | 'body' | 'errors'>): ErrorShapes {
  const { ignoresToken, markets }: Access = access
  return {
    ...errors,
    ...(!ignoresToken && OF_SESSIONS),
    ...(!ignoresToken && markets.length < MARKETS.length && OF_MARKETS),
    ...(body && OF_BODIES),
    ...COMMON,
  }
}
