import { managedBlogCategories as endpoints, type ManagedBlogCategory } from '@shyrdak/sdk/management'
import { asc } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { removeBlogCategory, writeBlogCategory } from '#modules/content/write-blog-category.ts'
import { blogCategory } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

const show = (row: typeof blogCategory.$inferSelect): ManagedBlogCategory => ({
  ...row,
  title: ownTexts(row.title),
  description: ownTexts(row.description),
})

export const managedBlogCategoryRoutes = managedHandlers({
  table: blogCategory,
  path: endpoints.list.path,
  order: [asc(blogCategory.position), asc(blogCategory.id)],
  list: show,
  show,
  write: writeBlogCategory,
  remove: removeBlogCategory,
}) satisfies HandlersFor<typeof endpoints>
