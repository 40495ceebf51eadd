import type { wholesaleColors as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { wholesaleColors } from '../goods/colors.ts'

export const wholesaleColorRoutes = {
  list: (_call, context) => wholesaleColors(context),
} satisfies HandlersFor<typeof endpoints>
