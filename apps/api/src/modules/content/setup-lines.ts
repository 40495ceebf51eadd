import { sql, type SQL } from 'drizzle-orm'
import type { MenuName } from '@shyrdak/sdk/management'
import type { SetupLine } from '#platform/waiting.ts'
import { menuItem, page } from './tables.ts'

const hasEntries = (menu: MenuName): SQL =>
  sql`exists (select from ${menuItem} where ${menuItem.menu} = ${menu})`

/** What visitors are led by: the page that the store opens with, and the menus above and below every page. */
export const SETUP_LINES: readonly SetupLine[] = [
  { name: 'home', isDone: sql`exists (select from ${page} where ${page.url} = 'home')` },
  { name: 'menus', isDone: sql`${hasEntries('retail')} and ${hasEntries('footer')}` },
]
