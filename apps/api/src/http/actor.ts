import { REVIEW_NEEDS_LOGIN, type Access, type Endpoint } from '@shyrdak/sdk/contract'
import { sessionOf } from '../auth/session-of.ts'
import type { Actor } from '../handler.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'

const BEARER = /^Bearer +(\S+) *$/i

/**
 * Who calls. A token that opens no session (expired, revoked, made up) is refused wherever a token says something:
 * whoever thinks to be logged in must learn that they are not.
 */
export async function actorOf(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  endpoint: Pick<Endpoint, 'access'>,
  authorization: string | undefined,
): Promise<Actor> {
  const access: Access = endpoint.access
  if (authorization === undefined || access.ignoresToken) return { kind: 'guest' }
  const token = BEARER.exec(authorization)?.[1]
  const found = token === undefined ? undefined : await sessionOf(db, token, clock())
  if (!found) throw refuse('UNAUTHENTICATED', { message: 'The session has ended. Please log in again.' })
  return found
}

/** Refuses an actor whom an endpoint's access does not let in. Ownership is the query's own condition. */
export function checkAccess(endpoint: Endpoint, actor: Actor): void {
  const access: Access = endpoint.access
  if (actor.kind === 'session') {
    if (!access.markets.includes(actor.market))
      throw refuse('FORBIDDEN', { message: 'This account may not do that.' })
    return
  }
  if (access.guests !== 'none') return
  const message = endpoint.path === '/frontend/review/create' ? REVIEW_NEEDS_LOGIN : 'Please log in.'
  throw refuse('UNAUTHENTICATED', { message })
}
