import { eq } from 'drizzle-orm'
import { pagesShowing } from '#modules/content/index.ts'
import { refreshSpecialSearch } from '../../search/refresh-special-search.ts'
import { proposal, specialCategory, specialProduct } from '../../special-tables.ts'
import { SPECIAL_CATEGORIES } from '../../tags.ts'
import { titleOnlyCategories } from './title-only-categories.ts'

export const specialCategories = titleOnlyCategories({
  market: 'special',
  table: specialCategory,
  goods: specialProduct,
  tag: SPECIAL_CATEGORIES,
  async namedBy(tx, { id }) {
    const pages = await pagesShowing(tx, { block: 'SpecialProduct', id })
    return [
      { use: 'proposals', count: await tx.$count(proposal, eq(proposal.categoryId, id)) },
      { use: 'pages', count: pages.length, names: pages },
    ]
  },
  relist: (tx, inSpecialCategories) => refreshSpecialSearch(tx, { inSpecialCategories }),
})
