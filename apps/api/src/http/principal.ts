import { REVIEW_NEEDS_LOGIN, type Access, type Endpoint } from '@shyrdak/sdk/contract'
import { sessionOf } from '../auth/session-of.ts'
import type { Principal } from '../handler.ts'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'

const BEARER = /^Bearer +(\S+) *$/i

/**
 * Who calls. A token that opens no session (expired, revoked, made up) is refused wherever a token says something:
 * whoever thinks to be logged in must learn that they are not.
 */
export async function principalOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  endpoint: Pick<Endpoint, 'access'>,
  authorization: string | undefined,
): Promise<Principal> {
  const access: Access = endpoint.access
  if (authorization === undefined || access.ignoresToken) return { kind: 'guest' }
  const token = BEARER.exec(authorization)?.[1]
  const found = token === undefined ? undefined : await sessionOf(db, token, clock())
  if (!found) throw refuse('UNAUTHENTICATED', { message: 'The session has ended. Please log in again.' })
  return found
}

/** Refuses an actor whom an endpoint's access does not let in. Ownership is the query's own condition. */
export function checkAccess(endpoint: Endpoint, principal: Principal): void {
  const access: Access = endpoint.access
  if (principal.kind === 'session') {
    if (!access.markets.includes(principal.market))
      throw refuse('FORBIDDEN', { message: 'This account may not do that.' })
    return
  }
  if (access.guests !== 'none') return
  const message = endpoint.path === '/frontend/review/create' ? REVIEW_NEEDS_LOGIN : 'Please log in.'
  throw refuse('UNAUTHENTICATED', { message })
}
