import { sql, type SQL } from 'drizzle-orm'
import type { MenuName } from '@shyrdak/sdk/management'
import type { SetupLine } from '#platform/waiting.ts'
import { menuItem, page } from './tables.ts'

const hasEntries = (menu: MenuName): SQL =>
  sql`exists (select from ${menuItem} where ${menuItem.menu} = ${menu})`

/** Setup steps of the content: the home page, and the menus in the header and footer. */
export const SETUP_LINES: readonly SetupLine[] = [
  { name: 'home', isDone: sql`exists (select from ${page} where ${page.url} = 'home')` },
  { name: 'menus', isDone: sql`${hasEntries('retail')} and ${hasEntries('footer')}` },
]
