import type { banners as endpoints } from '@shyrdak/sdk/contract'
import { listBanners } from '../read-banners.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const bannerRoutes = {
  list: (call, context) => listBanners(context, call),
} satisfies HandlersFor<typeof endpoints>
