import { managedBanners as endpoints, type ManagedBanner } from '@shyrdak/sdk/management'
import { getTableColumns } from 'drizzle-orm'
import { bannerUses } from '../banner-uses.ts'
import { managedHandlers } from '../managed-handlers.ts'
import { orderHandler } from '../order-handler.ts'
import { byPosition } from '#modules/content/order-rows.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { removeBanner, writeBanner } from '#modules/content/write-banner.ts'
import { banner } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

const show = (row: typeof banner.$inferSelect): ManagedBanner => ({
  ...row,
  title: ownTexts(row.title),
  text: ownTexts(row.text),
})

export const managedBannerRoutes = {
  ...managedHandlers({
    table: banner,
    path: endpoints.list.path,
    order: byPosition(banner),
    columns: getTableColumns(banner),
    list: show,
    show,
    write: writeBanner,
    remove: removeBanner,
  }),
  order: orderHandler(banner),
  uses: ({ params }, { db }) => bannerUses(db, params.id),
} satisfies HandlersFor<typeof endpoints>
