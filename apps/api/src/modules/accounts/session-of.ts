import type { EmployeeRole, Market } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { isToken, tokenHash } from '#platform/session/token.ts'
import { session } from './tables.ts'

interface Found {
  id: number
  account_id: number
  market: Market
  status: string
  company_id: number | null
  employee_role: EmployeeRole | null
  is_seen_late: boolean
}

/** The time of the last use is only shown to the owner, so it is updated every five minutes. */
const READ = `select s.id, s.account_id, s.market, a.status, a.company_id, a.employee_role, s.last_seen_at < $2::timestamptz - interval '5 minutes' as is_seen_late
    from session s join account a on a.id = s.account_id
    where s.token_hash = $1 and s.expires_at > $2 and a.status <> 'closed'`

/** Returns the principal of a session token; undefined when the token is invalid or expired. */
export async function sessionOf(
  db: Database,
  token: string,
  now: Date,
): Promise<SessionPrincipal | undefined> {
  if (!isToken(token)) return undefined
  const [found] = await statement<Found>(db, READ, [tokenHash(token), now])
  if (!found) return undefined
  if (found.is_seen_late) await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, found.id))
  return {
    kind: 'session',
    market: found.market,
    userId: found.account_id,
    sessionId: found.id,
    ...(found.company_id !== null &&
      found.employee_role !== null && { company: { id: found.company_id, role: found.employee_role } }),
    ...((found.status === 'waiting' || found.status === 'rejected') && { isUnapproved: true as const }),
  }
}
