import type { NewCategory } from '@shyrdak/sdk/management'
import { asc, eq } from 'drizzle-orm'
import { WHOLESALE_CATEGORIES } from '../../tags.ts'
import { wholesaleCategory, wholesaleProduct } from '../../wholesale-tables.ts'
import type { MarketCategories, Nothing } from './market-categories.ts'

export const wholesaleCategories: MarketCategories<NewCategory, Nothing> = {
  market: 'wholesale',
  table: wholesaleCategory,
  position: wholesaleCategory.place,
  goods: wholesaleProduct,
  tag: WHOLESALE_CATEGORIES,
  readAll: (db) =>
    db.select().from(wholesaleCategory).orderBy(asc(wholesaleCategory.place), asc(wholesaleCategory.id)),
  own: () => ({}),
  async insert(tx, _, { title }, { parentId, position: place }) {
    const [made] = await tx
      .insert(wholesaleCategory)
      .values({ title, parentId, place })
      .returning({ id: wholesaleCategory.id })
    if (!made) throw new Error('A wholesale category was not written.')
    return made.id
  },
  async update(tx, _, { id }, { title }) {
    await tx.update(wholesaleCategory).set({ title }).where(eq(wholesaleCategory.id, id))
  },
  async remove(tx, _, { id }) {
    await tx.delete(wholesaleCategory).where(eq(wholesaleCategory.id, id))
  },
  namedBy: async () => [],
}
