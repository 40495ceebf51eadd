import { createHmac } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'
import { account, temporaryPassword } from './tables.ts'
import { tokenHash } from '#platform/session/token.ts'

export const TEMPORARY_MINUTES = 30
const MINUTE = 60_000
/** Letters and digits that are not taken for one another. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random secret as people can type it: six groups of four letters, `k7qm-x2fd-…`, of about 118 bits. */
export function sayable(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url').subarray(0, 24)
  const letters = Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length] ?? '')
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Hyphens and capitals are what copying adds or loses. */
const hashOf = (typed: string) => tokenHash(typed.trim().toLowerCase().replaceAll('-', ''))

/** Milliseconds between two emails with a temporary password, and how many of them may work at a time. */
const GAP = 2 * MINUTE
const MAX_PASSWORDS = 3

/**
 * The temporary password of a request: computed, not drawn, so that an email that is sent twice says the same twice.
 * Await the key before a transaction begins.
 */
export async function temporaryPasswordOf(db: Database, requestId: number): Promise<string> {
  const key = await serverKeyOf(db, 'temporary-password')
  return sayable(createHmac('sha256', key).update(`request ${requestId}`).digest('base64url'))
}

/**
 * Lets a temporary password work from now on, beside those mailed before: whoever asks for another person's does not
 * make useless what that person has in hand. False where enough were mailed lately; the person can use one of those.
 */
export async function saveTemporaryPassword(
  tx: Transaction,
  { accountId, password, now }: { accountId: number; password: string; now: Date },
): Promise<boolean> {
  const hash = hashOf(password)
  // Two emails at once take turns, so that the second sees the first.
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
  const others = await tx
    .select({ expiresAt: temporaryPassword.expiresAt })
    .from(temporaryPassword)
    .where(
      and(
        eq(temporaryPassword.accountId, accountId),
        gt(temporaryPassword.expiresAt, now),
        ne(temporaryPassword.hash, hash),
      ),
    )
  const ends = now.getTime() + TEMPORARY_MINUTES * MINUTE
  if (others.length >= MAX_PASSWORDS || others.some(({ expiresAt }) => expiresAt.getTime() > ends - GAP))
    return false
  const expiresAt = new Date(ends)
  await tx
    .insert(temporaryPassword)
    .values({ accountId, hash, expiresAt })
    .onConflictDoUpdate({
      target: [temporaryPassword.accountId, temporaryPassword.hash],
      set: { expiresAt },
    })
  return true
}

/**
 * Uses a temporary password up, and with it those of other emails. False where it is none, has ended or was used: of
 * two at once, one is let in.
 */
export async function useTemporaryPassword(
  tx: Transaction,
  { accountId, typed, now }: { accountId: number; typed: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .delete(temporaryPassword)
    .where(
      and(
        eq(temporaryPassword.accountId, accountId),
        eq(temporaryPassword.hash, hashOf(typed)),
        gt(temporaryPassword.expiresAt, now),
      ),
    )
    .returning({ accountId: temporaryPassword.accountId })
  if (used.length === 0) return false
  await tx.delete(temporaryPassword).where(eq(temporaryPassword.accountId, accountId))
  return true
}
