import type { wholesaleCategories } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { wholesaleCategoryTree } from '../goods/categories.ts'

export const wholesaleCategoryRoutes = {
  list: async (_call, context) => (await wholesaleCategoryTree(context)).roots,
} satisfies HandlersFor<typeof wholesaleCategories>
