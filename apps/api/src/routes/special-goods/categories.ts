import type { specialCategories as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { specialCategories } from '../../special-goods/special-categories.ts'

export const specialCategoryRoutes = {
  list: async (_call, tools) => (await specialCategories(tools)).roots,
} satisfies HandlersFor<typeof endpoints>
