import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** The channel on which processes notify each other that pages changed. */
export const REVISION_CHANNEL = 'shyrdak_revision'

/** A thing that pages show, such as `product:12` or `faq_entry`: ids only, without spaces. */
export type Tag = string

/** Of what cannot be named: a change of it voids every page, and a page that bears it is voided by every change. */
export const EVERYTHING: Tag = '*'

export interface Revision {
  /**
   * Grows with every change of the catalogue or of content, in any process. With tags: the revision of the newest change
   * of any of these things.
   */
  current(tags?: readonly Tag[]): number
  /** Reads it again, for whoever has just changed something and answers before its notification arrives. */
  refresh(): Promise<void>
}

/** Bytes of a notification's payload. Source: PostgreSQL, NOTIFY, which takes less than 8000. */
const MAX_PAYLOAD = 7_500

/**
 * Counts a change of what pages show, in the transaction that makes it; other processes are notified on commit, by the
 * names of what changed. The row of the revision stays locked until then, so that revisions are committed in their order.
 */
export async function bumpRevision(tx: Transaction, tags: readonly Tag[] = [EVERYTHING]): Promise<void> {
  const named = tags.join(' ')
  // Who receives no names reads them.
  const names = Buffer.byteLength(named) > MAX_PAYLOAD ? '' : named
  await tx.execute(
    sql`with bumped as (update content_revision set revision = revision + 1 returning revision),
        tagged as (
          insert into tag_revision (tag, revision)
          select distinct tag, revision from bumped, unnest(${sql.param(tags)}::text[]) as tag
          on conflict (tag) do update set revision = excluded.revision)
        select pg_notify(${REVISION_CHANNEL}, revision || ' ' || ${names}) from bumped`,
  )
}
