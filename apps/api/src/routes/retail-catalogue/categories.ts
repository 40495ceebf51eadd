import type { categories as endpoints } from '@shyrdak/sdk/contract'
import { categories } from '../../catalogue/read-categories.ts'
import type { HandlersFor } from '../../handler.ts'
import { refuse } from '../../refusal.ts'

export const categoryRoutes = {
  list: async (_call, context) => (await categories(context)).roots,
  read: async ({ params }, context) => {
    const page = (await categories(context)).page(params.slug)
    if (!page) throw refuse('NOT_FOUND', { message: 'There is no such category.' })
    return page
  },
} satisfies HandlersFor<typeof endpoints>
