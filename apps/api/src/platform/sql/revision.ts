import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** The channel on which processes notify each other that pages changed. */
export const REVISION_CHANNEL = 'shyrdak_revision'

export interface Revision {
  /** Grows with every change of the catalogue or of content, in any process. */
  current(): number
  /** Reads it again, for whoever has just changed something and answers before its notification arrives. */
  refresh(): Promise<void>
}

/** Counts a change of what pages show, in the transaction that makes it; other processes are notified on commit. */
export async function bumpRevision(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`with bumped as (update content_revision set revision = revision + 1 returning revision)
        select pg_notify(${REVISION_CHANNEL}, revision::text) from bumped`,
  )
}
