import type { head as endpoints } from '@shyrdak/sdk/contract'
import { readHead } from '../read-head.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const headRoutes = {
  read: (_call, context) => readHead(context),
} satisfies HandlersFor<typeof endpoints>
