import type { Database, Transaction } from '#platform/sql/database.ts'
import { session, type account } from './tables.ts'
import { tokenHash } from '#platform/session/token.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { DAY_MS } from '#platform/time.ts'

const LONGEST_USER_AGENT = 300

export interface NewSession {
  who: Pick<typeof account.$inferSelect, 'id' | 'market'>
  token: string
  userAgent: string | undefined
  now: Date
  days: number
  /** Whether it was opened with a temporary password. */
  setsPassword?: boolean
}

/** Inserts a session. Only the hash of its token is stored. */
export async function openSession(db: Database | Transaction, opening: NewSession): Promise<number> {
  const { who, token, userAgent, now, days, setsPassword = false } = opening
  const opened = onlyRow(
    await db
      .insert(session)
      .values({
        tokenHash: tokenHash(token),
        accountId: who.id,
        market: who.market,
        userAgent: (userAgent ?? '').replaceAll('\0', '').slice(0, LONGEST_USER_AGENT),
        setsPassword,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      })
      .returning({ id: session.id }),
    'insert into session',
  )
  return opened.id
}
