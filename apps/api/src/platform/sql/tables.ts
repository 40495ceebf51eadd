import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Random keys that every process of this database shares, made when first needed. */
export const serverKey = pgTable('server_key', {
  name: text().primaryKey(),
  key: bytes().notNull(),
})

/** The revision of the newest change of each thing that pages show, for processes that missed its notification. */
export const tagRevision = pgTable(
  'tag_revision',
  {
    tag: text().primaryKey(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('tag_revision_newest').on(t.revision)],
)
