import type { pages as endpoints } from '@shyrdak/sdk/contract'
import { readPage } from '../read-page.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const pageRoutes = {
  read: ({ params, query, language }, context) => readPage(context, params.url, query.locale ?? language),
} satisfies HandlersFor<typeof endpoints>
