import type { MenuName } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { contentWith } from './content-with.ts'
import { menuItem } from './tables.ts'

/** A block that shows the goods of a category. */
export interface ShownCategory {
  block: 'Products' | 'SpecialProduct'
  id: number
}

const namesCategory = (rows: unknown, id: number): boolean =>
  Array.isArray(rows) &&
  rows.some(
    (row: unknown) => typeof row === 'object' && row !== null && 'catigory' in row && row.catigory === id,
  )

/** Returns the URLs of pages and articles with blocks that show the goods of a category, in any language. */
export async function pagesShowing(
  db: Database | Transaction,
  { block, id }: ShownCategory,
): Promise<string[]> {
  const found = await contentWith(db, block, (props) => namesCategory(props['catigories'], id))
  return found.map(({ url }) => url)
}

/** Returns the menus with an entry that leads to a path of the store. */
export async function menusLeadingTo(db: Database | Transaction, path: string): Promise<MenuName[]> {
  const rows = await db.selectDistinct({ menu: menuItem.menu }).from(menuItem).where(eq(menuItem.url, path))
  return rows.map(({ menu }) => menu)
}
