import { createHmac } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'
import { account, temporaryPassword } from './tables.ts'
import { tokenHash } from '#platform/session/token.ts'
import { MINUTE_MS } from '#platform/time.ts'

export const TEMPORARY_MINUTES = 30
/** Letters and digits that are not easily confused. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Formats a random secret for typing: six groups of four letters, `k7qm-x2fd-…`, about 118 bits. */
export function typeableSecret(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url').subarray(0, 24)
  const letters = Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length] ?? '')
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Ignores hyphens and case, which copying may change. */
const hashOf = (typed: string) => tokenHash(typed.trim().toLowerCase().replaceAll('-', ''))

/** Milliseconds between two emails with a temporary password, and how many may be valid at a time. */
const MIN_INTERVAL_MS = 2 * MINUTE_MS
const MAX_PASSWORDS = 3

/**
 * Returns the temporary password of a request. It is derived, not random, so that a repeated email contains
 * the same one. Call it before a transaction begins.
 */
export async function temporaryPasswordOf(db: Database, requestId: number): Promise<string> {
  const key = await serverKeyOf(db, 'temporary-password')
  return typeableSecret(createHmac('sha256', key).update(`request ${requestId}`).digest('base64url'))
}

/**
 * Activates a temporary password beside earlier ones, so that a stranger's request does not invalidate what
 * the owner has received. Returns false when enough were sent recently; those can be used.
 */
export async function saveTemporaryPassword(
  tx: Transaction,
  { accountId, password, now }: { accountId: number; password: string; now: Date },
): Promise<boolean> {
  const hash = hashOf(password)
  // Serializes concurrent emails, so that the second sees the first.
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
  const ends = now.getTime() + TEMPORARY_MINUTES * MINUTE_MS
  if (
    others.length >= MAX_PASSWORDS ||
    others.some(({ expiresAt }) => expiresAt.getTime() > ends - MIN_INTERVAL_MS)
  )
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
 * Uses a temporary password and deletes all others of the account. Returns false when it is wrong, expired or
 * used; of two concurrent uses one succeeds.
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
