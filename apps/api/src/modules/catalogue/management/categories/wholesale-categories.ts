import { WHOLESALE_CATEGORIES } from '../../tags.ts'
import { wholesaleCategory, wholesaleProduct } from '../../wholesale-tables.ts'
import { titleOnlyCategories } from './title-only-categories.ts'

export const wholesaleCategories = titleOnlyCategories({
  market: 'wholesale',
  table: wholesaleCategory,
  goods: wholesaleProduct,
  tag: WHOLESALE_CATEGORIES,
  namedBy: async () => [],
})
