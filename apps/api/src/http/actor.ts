import { REVIEW_NEEDS_LOGIN, type Access, type Endpoint } from '@shyrdak/sdk/contract'
import type { Actor } from '../handler.ts'
import { refuse } from '../refusal.ts'

/** Who a Bearer token belongs to. No sessions are given out yet, so every token is one that has ended. */
export function actorOf(authorization: string | undefined): Actor {
  if (authorization === undefined) return { kind: 'guest' }
  throw refuse('UNAUTHENTICATED', { message: 'The session has ended. Please log in again.' })
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
