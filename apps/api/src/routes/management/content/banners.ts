import { managedBanners as endpoints, type ManagedBanner } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import { managedHandlers } from '../../../content/management/managed-handlers.ts'
import { ownTexts } from '../../../content/management/own-texts.ts'
import { removeBanner, writeBanner } from '../../../content/write-banner.ts'
import { banner } from '../../../db/schema/content.ts'
import type { HandlersFor } from '../../../handler.ts'

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
