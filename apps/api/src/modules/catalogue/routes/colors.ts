import type { colors as endpoints } from '@shyrdak/sdk/contract'
import { colors } from '../read-colors.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const colorRoutes = {
  list: (_call, context) => colors(context),
} satisfies HandlersFor<typeof endpoints>
