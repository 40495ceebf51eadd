import type { Session } from '@shyrdak/sdk/contract'
import { and, desc, eq, gt } from 'drizzle-orm'
import { session } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'

/** Lists the account's sessions, last used first. */
export async function listSessions(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, sessionId }: SessionPrincipal,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, userId), gt(session.expiresAt, clock())))
    .orderBy(desc(session.lastSeenAt), desc(session.id))
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    is_current: row.id === sessionId,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }))
}

/**
 * Ends one of the account's own sessions.
 * @throws NOT_FOUND, also for another account's session
 */
export async function endSession(
  { db }: Pick<AppContext, 'db'>,
  { userId }: SessionPrincipal,
  id: number,
): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.accountId, userId)))
    .returning({ id: session.id })
  if (ended.length === 0) throw refuse('NOT_FOUND', { message: 'There is no such session.' })
}

/** Ends all sessions of an account, including the current one. */
export async function endSessions({ db }: Pick<AppContext, 'db'>, accountId: number): Promise<void> {
  await db.delete(session).where(eq(session.accountId, accountId))
}
