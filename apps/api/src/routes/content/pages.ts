import type { pages as endpoints } from '@shyrdak/sdk/contract'
import { readPage } from '../../content/read-page.ts'
import type { HandlersFor } from '../../handler.ts'

export const pageRoutes = {
  read: ({ params, query, language }, tools) => readPage(tools, params.url, query.locale ?? language),
} satisfies HandlersFor<typeof endpoints>
