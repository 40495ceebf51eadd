import { MENU_NAMES, type ManagedMenu, type ManagedMenuItem, type MenuName } from '@shyrdak/sdk/management'
import { asc } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { menuItem, menuRevision } from '../tables.ts'
import { ownTexts } from '#platform/text/own-texts.ts'

/** Reads every menu in every language, for editing. */
export async function readManagedMenus(db: Database | Transaction): Promise<ManagedMenu[]> {
  // Read before the items: a change in between makes the next save `STALE`.
  const revisions = await db.select().from(menuRevision)
  const rows = await db.select().from(menuItem).orderBy(asc(menuItem.position), asc(menuItem.id))
  const below = Map.groupBy(rows, ({ menu, parentId }) => `${menu} ${parentId}`)
  const itemsOf = (menu: MenuName, parentId: number | null): ManagedMenuItem[] =>
    (below.get(`${menu} ${parentId}`) ?? []).map(({ id, title, url }) => ({
      title: ownTexts(title),
      url,
      childrens: itemsOf(menu, id),
    }))
  return MENU_NAMES.map((name) => ({
    name,
    items: itemsOf(name, null),
    revision: revisions.find(({ menu }) => menu === name)?.revision ?? 1,
  }))
}

export async function readManagedMenu(db: Database | Transaction, name: MenuName): Promise<ManagedMenu> {
  const found = (await readManagedMenus(db)).find((menu) => menu.name === name)
  if (!found) throw new Error(`There is no menu ${name}.`)
  return found
}
