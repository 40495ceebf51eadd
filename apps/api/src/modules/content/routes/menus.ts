import type { menus as endpoints } from '@shyrdak/sdk/contract'
import { readMenus } from '../read-menus.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const menuRoutes = {
  header: async ({ query, language }, context) => {
    const { retail, wholesale } = await readMenus(context, query.locale ?? language)
    return { retail, wholesale }
  },
  footer: async ({ query, language }, context) => (await readMenus(context, query.locale ?? language)).footer,
} satisfies HandlersFor<typeof endpoints>
