import { BANNERS_PER_PAGE, type banners as endpoints } from '@shyrdak/sdk/contract'
import { listBanners } from '../read-banners.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const bannerRoutes = {
  list: ({ query: { page = 1, per_page = BANNERS_PER_PAGE }, country }, context) =>
    listBanners(context, { page, perPage: per_page, country }),
} satisfies HandlersFor<typeof endpoints>
