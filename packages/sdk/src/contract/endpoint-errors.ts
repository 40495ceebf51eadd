import { MARKETS, type Access } from './access.ts'
import type { Endpoint, ErrorShapes } from './endpoint.ts'

/** Errors of any request. */
const COMMON = { MALFORMED: {}, INVALID: {}, RATE_LIMITED: {}, INTERNAL: {}, UNAVAILABLE: {} }
const OF_BODIES = { TOO_LARGE: {}, UNSUPPORTED_TYPE: {} }
/** An endpoint that reads the token refuses an expired session. */
const OF_SESSIONS = { UNAUTHENTICATED: {} }
const OF_MARKETS = { FORBIDDEN: {} }

/** Returns every error of an endpoint: those it declares, those of its access and body, and common ones. */
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
