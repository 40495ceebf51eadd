import type { categories as endpoints } from '@shyrdak/sdk/contract'
import { categories } from '../../catalogue/read-categories.ts'
import type { HandlersFor } from '../../handler.ts'
import { refuse } from '../../refusal.ts'

export const categoryRoutes = {
  list: async (_call, tools) => (await categories(tools)).roots,
  read: async ({ params }, tools) => {
    const page = (await categories(tools)).page(params.slug)
    if (!page) throw refuse('NOT_FOUND', { message: 'There is no such category.' })
    return page
  },
} satisfies HandlersFor<typeof endpoints>
