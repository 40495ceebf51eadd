import { managedBanners as endpoints, type ManagedBanner } from '@shyrdak/sdk/management'
import { asc } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { removeBanner, writeBanner } from '#modules/content/write-banner.ts'
import { banner } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

const show = (row: typeof banner.$inferSelect): ManagedBanner => ({
  ...row,
  title: ownTexts(row.title),
  text: ownTexts(row.text),
})

export const managedBannerRoutes = managedHandlers({
  table: banner,
  path: endpoints.list.path,
  order: [asc(banner.position), asc(banner.id)],
  list: show,
  show,
  write: writeBanner,
  remove: removeBanner,
}) satisfies HandlersFor<typeof endpoints>
