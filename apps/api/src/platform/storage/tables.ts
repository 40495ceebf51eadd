import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../sql/columns.ts'
import type { StoredFormat } from './formats.ts'
import type { Visibility } from './port.ts'

/** An uploaded file. Its bytes are in the storage, by its id. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey(),
    visibility: text().$type<Visibility>().notNull(),
    format: text().$type<StoredFormat>().notNull(),
    /** The cleaned-up file name. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** In pixels; null if it is not an image. */
    width: integer(),
    height: integer(),
    /** The only user allowed to use it, in the accepting module's notation: `account:12`. */
    owner: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When something started to use it. Unclaimed files are removed after a day. */
    claimedAt: moment('claimed_at'),
    /** When its last user released it: the day counts from then, so that it can be claimed again. */
    releasedAt: moment('released_at'),
  },
  (t) => [
    index('stored_file_unused')
      .on(sql`coalesce(${t.releasedAt}, ${t.createdAt})`)
      .where(sql`${t.claimedAt} is null`),
    index('stored_file_owner').on(t.owner, t.createdAt),
    check('stored_file_visibility', sql`${t.visibility} in ('public', 'private')`),
  ],
)

export type StoredFile = typeof storedFile.$inferSelect
