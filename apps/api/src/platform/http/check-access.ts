import type { Access, EmployeeRole, Endpoint } from '@shyrdak/sdk/contract'
import type { Principal, SessionPrincipal } from '../principal.ts'
import { refuse } from '../refusal.ts'

const BEARER = /^Bearer +(\S+) *$/i

/** Looks up the session of a token; undefined if there is none or it has ended. */
export type Authenticate = (token: string) => Promise<SessionPrincipal | undefined>

/**
 * The principal of a request. A token without a session (expired, revoked, made up) is refused wherever
 * tokens count: a client that believes it is logged in must learn that it is not.
 */
export async function principalOf(
  authenticate: Authenticate,
  endpoint: Pick<Endpoint, 'access'>,
  authorization: string | undefined,
): Promise<Principal> {
  const access: Access = endpoint.access
  if (authorization === undefined || access.ignoresToken) return { kind: 'guest' }
  const token = BEARER.exec(authorization)?.[1]
  const found = token === undefined ? undefined : await authenticate(token)
  if (!found) throw refuse('UNAUTHENTICATED', { message: 'The session has ended. Please log in again.' })
  return found
}

/** Refuses a principal that an endpoint's access rules do not admit. Ownership is checked in each query. */
export function checkAccess(endpoint: Pick<Endpoint, 'access' | 'messages'>, principal: Principal): void {
  const access: Access = endpoint.access
  if (principal.kind === 'session') {
    if (!access.markets.includes(principal.market))
      throw refuse('FORBIDDEN', { message: 'This account may not do that.' })
    if (access.roles) checkRole(access.roles, principal)
    return
  }
  if (access.guests !== 'none') return
  throw refuse('UNAUTHENTICATED', { message: endpoint.messages?.UNAUTHENTICATED ?? 'Please log in.' })
}

/** The role is that of the account at this call, so a role change applies at once. */
function checkRole(roles: readonly EmployeeRole[], { company, isUnapproved }: SessionPrincipal): void {
  if (isUnapproved) throw refuse('FORBIDDEN', { message: 'A manager has not approved this client.' })
  if (!company || !roles.includes(company.role))
    throw refuse('FORBIDDEN', { message: 'This account may not do that.' })
}
