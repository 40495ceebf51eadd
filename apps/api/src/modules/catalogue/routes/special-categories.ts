import type { specialCategories as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { specialCategories } from '../special/special-categories.ts'

export const specialCategoryRoutes = {
  list: async (_call, context) => (await specialCategories(context)).roots,
} satisfies HandlersFor<typeof endpoints>
