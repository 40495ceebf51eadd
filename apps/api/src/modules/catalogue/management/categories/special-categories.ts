import type { NewCategory } from '@shyrdak/sdk/management'
import { asc, eq } from 'drizzle-orm'
import { pagesShowing } from '#modules/content/index.ts'
import { proposal, specialCategory, specialProduct } from '../../special-tables.ts'
import { SPECIAL_CATEGORIES } from '../../tags.ts'
import type { MarketCategories, Nothing } from './market-categories.ts'

export const specialCategories: MarketCategories<NewCategory, Nothing> = {
  market: 'special',
  table: specialCategory,
  position: specialCategory.place,
  goods: specialProduct,
  tag: SPECIAL_CATEGORIES,
  readAll: (db) =>
    db.select().from(specialCategory).orderBy(asc(specialCategory.place), asc(specialCategory.id)),
  own: () => ({}),
  async insert(tx, _, { title }, { parentId, position: place }) {
    const [made] = await tx
      .insert(specialCategory)
      .values({ title, parentId, place })
      .returning({ id: specialCategory.id })
    if (!made) throw new Error('A special category was not written.')
    return made.id
  },
  async update(tx, _, { id }, { title }) {
    await tx.update(specialCategory).set({ title }).where(eq(specialCategory.id, id))
  },
  async remove(tx, _, { id }) {
    await tx.delete(specialCategory).where(eq(specialCategory.id, id))
  },
  async namedBy(tx, { id }) {
    const pages = await pagesShowing(tx, { block: 'SpecialProduct', id })
    return [
      { use: 'proposals', count: await tx.$count(proposal, eq(proposal.categoryId, id)) },
      { use: 'pages', count: pages.length, names: pages },
    ]
  },
}
