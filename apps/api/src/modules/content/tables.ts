import type { FaqTab, LocalizedText } from '@shyrdak/sdk/contract'
import type { MenuName, NewArticle, NewPage } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { localized, moment } from '#platform/sql/columns.ts'
import { account } from '../accounts/tables.ts'

const id = integer().primaryKey().generatedByDefaultAsIdentity()
/** Incremented with each change. A client that changes the row sends the revision it has read. */
const revision = integer().notNull().default(1)
/** A manager; null for seeded rows and for closed accounts. */
const manager = (name: string) => integer(name).references(() => account.id, { onDelete: 'set null' })
/** An index of the images that a text or JSON references. A migration creates `image_paths`. */
const imageIndex = (name: string, column: AnyPgColumn) =>
  index(name).using('gin', sql`image_paths(${column}::text)`)

/** A single row, created by a migration, that counts every change visible on pages. */
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

/** The revision of each menu. A menu is changed as a whole. */
export const menuRevision = pgTable('menu_revision', {
  menu: text().$type<MenuName>().primaryKey(),
  revision: integer().notNull(),
})

/** HTML for the head of every page, stored as written and cleaned when read. */
export const headEntry = pgTable(
  'head_entry',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    content: text().notNull(),
    position: integer().notNull(),
    revision,
  },
  (t) => [imageIndex('head_entry_images', t.content)],
)

/** A page made of blocks. `content` is JSON text per language. */
export const page = pgTable(
  'page',
  {
    id,
    url: text().notNull().unique(),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    content: localized('content').notNull(),
    revision,
    updatedAt: moment('updated_at').notNull(),
    updatedBy: manager('updated_by'),
  },
  (t) => [imageIndex('page_images', t.content)],
)

export const blogCategory = pgTable('blog_category', {
  id,
  url: text().notNull().unique(),
  title: localized('title').notNull(),
  description: localized('description').notNull(),
  position: integer().notNull(),
  revision,
})

/** Visible from `publishedAt` on. `content` is JSON text of blocks per language. */
export const blogArticle = pgTable(
  'blog_article',
  {
    id,
    url: text().notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => blogCategory.id),
    title: localized('title').notNull(),
    summary: localized('summary').notNull(),
    photo: text().notNull(),
    content: localized('content').notNull(),
    publishedAt: moment('published_at').notNull(),
    revision,
    updatedAt: moment('updated_at').notNull(),
    updatedBy: manager('updated_by'),
  },
  (t) => [
    index('blog_article_published').on(t.publishedAt),
    index('blog_article_category').on(t.categoryId, t.publishedAt),
    index('blog_article_photo').on(t.photo),
    imageIndex('blog_article_images', t.content),
  ],
)

/** A page or an article; the other column is null. */
const owned = (name: string, row: () => AnyPgColumn) => integer(name).references(row, { onDelete: 'cascade' })
const pageId = () => owned('page_id', () => page.id)
const articleId = () => owned('article_id', () => blogArticle.id)
const hasOneOwner = (t: { pageId: AnyPgColumn; articleId: AnyPgColumn }) =>
  sql`num_nonnulls(${t.pageId}, ${t.articleId}) = 1`

/** Former versions of pages and articles. */
export const contentVersion = pgTable(
  'content_version',
  {
    id,
    pageId: pageId(),
    articleId: articleId(),
    revision: integer().notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: manager('saved_by'),
    /** As stored at that time. It may not match the current schema. */
    written: jsonb().$type<NewPage | NewArticle>().notNull(),
    /** The images in it, which stay in use with it. */
    images: jsonb().$type<string[]>().notNull(),
  },
  (t) => [
    uniqueIndex('content_version_page').on(t.pageId, t.revision),
    uniqueIndex('content_version_article').on(t.articleId, t.revision),
    imageIndex('content_version_images', t.images),
    check('content_version_owner', hasOneOwner(t)),
  ],
)

/** Former URLs of pages and articles. They redirect until another page or article takes them. */
export const formerUrl = pgTable(
  'former_url',
  { id, url: text().notNull(), pageId: pageId(), articleId: articleId() },
  (t) => [
    uniqueIndex('former_url_page')
      .on(t.url)
      .where(sql`${t.pageId} is not null`),
    uniqueIndex('former_url_article')
      .on(t.url)
      .where(sql`${t.articleId} is not null`),
    index('former_url_of_page').on(t.pageId),
    index('former_url_of_article').on(t.articleId),
    check('former_url_owner', hasOneOwner(t)),
  ],
)

/** `answer` is HTML. */
export const faqEntry = pgTable(
  'faq_entry',
  {
    id,
    tab: text().$type<FaqTab>().notNull(),
    question: localized('question').notNull(),
    answer: localized('answer').notNull(),
    position: integer().notNull(),
    revision,
  },
  (t) => [imageIndex('faq_entry_images', t.answer)],
)

export const banner = pgTable('banner', {
  id,
  photo: text().notNull(),
  title: localized('title').notNull(),
  text: localized('text').notNull(),
  href: text().notNull(),
  position: integer().notNull(),
  revision,
})
