import type { categories as endpoints } from '@shyrdak/sdk/contract'
import { categories } from '../read-categories.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { refuse } from '#platform/refusal.ts'

export const categoryRoutes = {
  list: async (_call, context) => (await categories(context)).roots,
  read: async ({ params }, context) => {
    const page = (await categories(context)).page(params.slug)
    if (!page) throw refuse('NOT_FOUND', { message: 'There is no such category.' })
    return page
  },
} satisfies HandlersFor<typeof endpoints>
