import { and, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { temporaryPassword } from './tables.ts'
import { tokenHash } from '#platform/session/token.ts'

export const TEMPORARY_MINUTES = 30
/** Letters and digits that are not taken for one another. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random secret as people can type it: six groups of four letters, `k7qm-x2fd-…`, of about 118 bits. */
export function sayable(secret: string): string {
  const bytes = Buffer.from(secret, 'base64url').subarray(0, 24)
  const emails = Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length] ?? '')
  return emails.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Hyphens and capitals are what copying adds or loses. */
const hashOf = (typed: string) => tokenHash(typed.trim().toLowerCase().replaceAll('-', ''))

/** Puts a new temporary password in the place of any before. */
export async function saveTemporaryPassword(
  db: Database | Transaction,
  { accountId, password, now }: { accountId: number; password: string; now: Date },
): Promise<void> {
  const row = { hash: hashOf(password), expiresAt: new Date(now.getTime() + TEMPORARY_MINUTES * 60_000) }
  await db
    .insert(temporaryPassword)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: temporaryPassword.accountId, set: row })
}

/** Uses a temporary password up. False where it is none, has ended or was used: of two at once, one is let in. */
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
  return used.length === 1
}
