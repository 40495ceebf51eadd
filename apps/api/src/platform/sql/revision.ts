import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** The channel on which processes notify each other that pages changed. */
export const REVISION_CHANNEL = 'shyrdak_revision'

/** A thing that pages show, such as `product:12` or `faq_entry`: ids only, without spaces. */
export type Tag = string

/** For changes without a tag: one invalidates every page, and every change invalidates a page with it. */
export const EVERYTHING: Tag = '*'

export interface Revision {
  /**
   * Grows with every change to the catalogue or to content, in any process. With tags: the revision of the
   * newest change to any of them.
   */
  current(tags?: readonly Tag[]): number
  /** Rereads it, for a caller that has just made a change and responds before the notification arrives. */
  refresh(): Promise<void>
}

/** Bytes of a notification's payload. Source: PostgreSQL, NOTIFY, whose limit is below 8000. */
const MAX_PAYLOAD = 7_500

/**
 * Records a change to what pages show, in the transaction that makes it; other processes are notified of the
 * tags on commit. The revision row stays locked until then, so that revisions are committed in order.
 */
export async function bumpRevision(tx: Transaction, tags: readonly Tag[] = [EVERYTHING]): Promise<void> {
  const named = tags.join(' ')
  // Processes that receive no tags read them from the table.
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
