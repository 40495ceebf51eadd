import type { FaqTab, LocalizedText } from '@shyrdak/sdk/contract'
import type { MenuName } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const localized = (name: string) => jsonb(name).$type<LocalizedText>().notNull()
const id = integer().primaryKey().generatedByDefaultAsIdentity()
/** Counts changes of the row: whoever changes it says which one was read. */
const revision = integer().notNull().default(1)

/** One row that counts every change of what pages show. A migration puts it in. */
export const contentRevision = pgTable(
  'content_revision',
  {
    only: boolean().primaryKey().default(true),
    revision: bigint({ mode: 'number' }).notNull().default(1),
  },
  (t) => [check('content_revision_only', sql`${t.only}`)],
)

export type { MenuName }

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

/** Counts the changes of each menu, which is changed as a whole. */
export const menuRevision = pgTable('menu_revision', {
  menu: text().$type<MenuName>().primaryKey(),
  revision: integer().notNull(),
})

/** HTML for the head of every page, as written; it is cleaned when read. */
export const headEntry = pgTable('head_entry', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  content: text().notNull(),
  position: integer().notNull(),
  revision,
})

/** A page made of blocks; `content` holds JSON text for each language. */
export const page = pgTable('page', {
  id,
  url: text().notNull().unique(),
  title: localized('title'),
  description: localized('description'),
  content: localized('content'),
  revision,
  updatedAt: moment('updated_at').notNull(),
})

export const blogCategory = pgTable('blog_category', {
  id,
  url: text().notNull().unique(),
  title: localized('title'),
  description: localized('description'),
  position: integer().notNull(),
  revision,
})

/** Shown from the moment it is published; `content` holds JSON text of blocks for each language. */
export const blogArticle = pgTable(
  'blog_article',
  {
    id,
    url: text().notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => blogCategory.id),
    title: localized('title'),
    summary: localized('summary'),
    photo: text().notNull(),
    content: localized('content'),
    publishedAt: moment('published_at').notNull(),
    revision,
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('blog_article_published').on(t.publishedAt),
    index('blog_article_category').on(t.categoryId, t.publishedAt),
  ],
)

/** `answer` is HTML. */
export const faqEntry = pgTable('faq_entry', {
  id,
  tab: text().$type<FaqTab>().notNull(),
  question: localized('question'),
  answer: localized('answer'),
  position: integer().notNull(),
  revision,
})

export const banner = pgTable('banner', {
  id,
  photo: text().notNull(),
  title: localized('title'),
  text: localized('text'),
  href: text().notNull(),
  position: integer().notNull(),
  revision,
})
