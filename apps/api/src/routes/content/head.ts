import type { head as endpoints } from '@shyrdak/sdk/contract'
import { readHead } from '../../content/read-head.ts'
import type { HandlersFor } from '../../handler.ts'

export const headRoutes = {
  read: (_call, context) => readHead(context),
} satisfies HandlersFor<typeof endpoints>
