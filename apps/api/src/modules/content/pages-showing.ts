import { blockNameOf, type BlockNode } from '@shyrdak/sdk/blocks'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { MenuName } from '@shyrdak/sdk/management'
import { asc, eq, sql, type Column } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { cleanContent } from './page-content.ts'
import { blogArticle, menuItem, page } from './tables.ts'

/** Goods of a category as blocks show them. */
export interface ShownCategory {
  block: 'Products' | 'SpecialProduct'
  id: number
}

const shows = (nodes: readonly BlockNode[], { block, id }: ShownCategory): boolean =>
  nodes.some(
    (node) =>
      (blockNameOf(node) === block && namesCategory(node.props?.['catigories'], id)) ||
      shows(node.children ?? [], { block, id }),
  )

const namesCategory = (rows: unknown, id: number): boolean =>
  Array.isArray(rows) &&
  rows.some(
    (row: unknown) => typeof row === 'object' && row !== null && 'catigory' in row && row.catigory === id,
  )

/** The addresses of pages and articles whose blocks show goods of a category, in whatever language. */
export async function pagesShowing(db: Database | Transaction, category: ShownCategory): Promise<string[]> {
  // Few of many texts have such a block at all; of which category, their blocks say.
  const mayShow = ({ content }: { content: Column }) => sql`${content}::text like ${`%${category.block}%`}`
  const pages = await db.select().from(page).where(mayShow(page)).orderBy(asc(page.url))
  const articles = await db
    .select()
    .from(blogArticle)
    .where(mayShow(blogArticle))
    .orderBy(asc(blogArticle.url))
  return [...pages, ...articles].flatMap(({ url, content }) =>
    LANGUAGES.some((language) => shows(cleanContent(content[language]).nodes, category)) ? [url] : [],
  )
}

/** The menus with an entry that leads to a page of the store. */
export async function menusLeadingTo(db: Database | Transaction, path: string): Promise<MenuName[]> {
  const rows = await db.selectDistinct({ menu: menuItem.menu }).from(menuItem).where(eq(menuItem.url, path))
  return rows.map(({ menu }) => menu)
}
