import { sql } from 'drizzle-orm'
import { emailKey } from '../session/email-key.ts'
import type { Transaction } from './database.ts'

/** The keys of all advisory locks of the store. Every version must use the same ones: releases overlap. */
export const ADVISORY_LOCKS = {
  /** Processes that start together migrate in turn. */
  migration: 7_243_001,
  /** Processes that start together seed in turn; all but the first find the store seeded. */
  seeding: 7_243_002,
  /** Processes that start together import TARIFFS_FILE in turn; all but the first find nothing to add. */
  priceLists: 7_243_003,
  /** The read models of lists and search. */
  listing: 728_461_093,
} as const

/** Waits for a lock and holds it until the transaction ends. A shared lock excludes only an exclusive one. */
export const takeLock = (
  tx: Transaction,
  name: Exclude<keyof typeof ADVISORY_LOCKS, 'migration'>,
  mode: 'exclusive' | 'shared' = 'exclusive',
) =>
  tx.execute(
    sql`select ${sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')}(${ADVISORY_LOCKS[name]})`,
  )

/** Serializes registrations, invitations and confirmations of one email until the transaction ends. */
export const lockEmail = (tx: Transaction, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${emailKey(email)}, 0))`)
