import type { NewCategory } from '@shyrdak/sdk/management'
import { asc, eq, getTableName } from 'drizzle-orm'
import type { specialCategory } from '../../special-tables.ts'
import type { wholesaleCategory } from '../../wholesale-tables.ts'
import type { MarketCategories, Nothing } from './market-categories.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type TitleOnly = MarketCategories<NewCategory, Nothing>

interface Market extends Pick<TitleOnly, 'market' | 'goods' | 'tag' | 'namedBy' | 'relist'> {
  table: typeof specialCategory | typeof wholesaleCategory
}

/** Returns how managers edit categories that have only a title and a place in their tree. */
export function titleOnlyCategories({ table, ...market }: Market): TitleOnly {
  return {
    ...market,
    table,
    position: table.place,
    readAll: (db) => db.select().from(table).orderBy(asc(table.place), asc(table.id)),
    own: () => ({}),
    async insert(tx, _, { title }, { parentId, position: place }) {
      const made = onlyRow(
        await tx.insert(table).values({ title, parentId, place }).returning({ id: table.id }),
        `insert into ${getTableName(table)}`,
      )
      return made.id
    },
    async update(tx, _, { id }, { title }) {
      await tx.update(table).set({ title }).where(eq(table.id, id))
    },
    async remove(tx, _, { id }) {
      await tx.delete(table).where(eq(table.id, id))
    },
  }
}
