import { customType, pgTable, text } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Random keys that every process of this database shares, made when first needed. */
export const serverKey = pgTable('server_key', {
  name: text().primaryKey(),
  key: bytes().notNull(),
})
