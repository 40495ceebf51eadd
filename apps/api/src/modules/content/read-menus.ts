import type { Language, MenuItem } from '@shyrdak/sdk/contract'
import { isSafeHref } from '@shyrdak/sdk/page-safety'
import { asc } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { menuItem, type MenuName } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { textIn } from '#platform/text/row-text.ts'

export type Menus = Record<MenuName, z.infer<typeof MenuItem>[]>

const cached = cachedByRevision<Menus>(10)

/** Returns every menu in one language. */
export const readMenus = (context: Pick<AppContext, 'db' | 'revision'>, language: Language): Promise<Menus> =>
  cached(context, language, async () => {
    const rows = await context.db.select().from(menuItem).orderBy(asc(menuItem.position), asc(menuItem.id))
    const below = Map.groupBy(rows, ({ menu, parentId }) => `${menu} ${parentId}`)
    const itemsOf = (menu: MenuName, parentId: number | null): Menus[MenuName] =>
      (below.get(`${menu} ${parentId}`) ?? []).map(({ id, title, url }) => ({
        id,
        title: textIn(title, language),
        // An entry with an unsafe URL stays, because it may have children.
        url: isSafeHref(url) ? url : '#',
        childrens: itemsOf(menu, id),
      }))
    return {
      retail: itemsOf('retail', null),
      wholesale: itemsOf('wholesale', null),
      footer: itemsOf('footer', null),
    }
  })
