import type { LocalizedText } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** One row that counts every change of what pages show. A migration puts it in. */
export const contentRevision = pgTable(
  'content_revision',
  {
    only: boolean().primaryKey().default(true),
    revision: bigint({ mode: 'number' }).notNull().default(1),
  },
  (t) => [check('content_revision_only', sql`${t.only}`)],
)

export type MenuName = 'retail' | 'wholesale' | 'footer'

export const menuItem = pgTable(
  'menu_item',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    menu: text().$type<MenuName>().notNull(),
    parentId: integer('parent_id'),
    title: jsonb().$type<LocalizedText>().notNull(),
    url: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('menu_item_menu').on(t.menu, t.position)],
)

/** HTML for the head of every page, as written; it is cleaned when read. */
export const headEntry = pgTable('head_entry', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  content: text().notNull(),
  position: integer().notNull(),
})
