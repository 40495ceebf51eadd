import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoredFormat } from './formats.ts'
import type { Visibility } from './port.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A file that somebody uploaded. Its bytes are in the storage, by its id. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey(),
    visibility: text().$type<Visibility>().notNull(),
    format: text().$type<StoredFormat>().notNull(),
    /** What its owner calls it, without anything that is no part of a name. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** In pixels; null where it is no image. */
    width: integer(),
    height: integer(),
    /** Who alone may use it, in the words of the module that took it in: `account:12`. */
    owner: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Since when something uses it. A file that nothing uses is removed after a day. */
    claimedAt: moment('claimed_at'),
    /** When the last that used it let go of it: the day is counted from then, so that it can be taken up again. */
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
