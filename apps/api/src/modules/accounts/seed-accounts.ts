import { eq, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { hasRow } from '#platform/sql/has-row.ts'
import { areEmpty } from '#platform/sql/seed-rows.ts'
import { account } from './tables.ts'

export type AccountSeed = Pick<
  typeof account.$inferInsert,
  'market' | 'email' | 'firstName' | 'lastName' | 'phone' | 'passwordHash' | 'language'
> & { artisansId?: number | SQL<number> }

/**
 * Seeds accounts with confirmed addresses if there are none, and returns them; otherwise returns none. Emails
 * must be in lower case.
 */
export async function seedAccounts(tx: Transaction, seeds: readonly AccountSeed[], now: Date) {
  if (!(await areEmpty(tx, [account]))) return []
  return tx
    .insert(account)
    .values(seeds.map((seed) => ({ ...seed, emailKey: seed.email, emailConfirmedAt: now, createdAt: now })))
    .returning({ id: account.id, market: account.market, email: account.email })
}

/** Whether any account still has the password that it was seeded with. */
export const hasSeededPassword = (db: Database, passwordHash: string): Promise<boolean> =>
  hasRow(db, account, eq(account.passwordHash, passwordHash))
