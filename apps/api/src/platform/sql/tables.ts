import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Random keys shared by all processes of this database, created on first use. */
export const serverKey = pgTable('server_key', {
  name: text().primaryKey(),
  key: bytes().notNull(),
})

/** The revision of the newest change per tag, for processes that missed its notification. */
export const tagRevision = pgTable(
  'tag_revision',
  {
    tag: text().primaryKey(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('tag_revision_newest').on(t.revision)],
)
