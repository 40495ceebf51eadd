import type { colors as endpoints } from '@shyrdak/sdk/contract'
import { colors } from '../../catalogue/read-colors.ts'
import type { HandlersFor } from '../../handler.ts'

export const colorRoutes = {
  list: (_call, context) => colors(context),
} satisfies HandlersFor<typeof endpoints>
