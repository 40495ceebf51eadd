import { managedBlogCategories as endpoints, type ManagedBlogCategory } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import { managedHandlers } from '../../../content/management/managed-handlers.ts'
import { ownTexts } from '../../../content/management/own-texts.ts'
import { removeBlogCategory, writeBlogCategory } from '../../../content/write-blog-category.ts'
import { blogCategory } from '../../../db/schema/content.ts'
import type { HandlersFor } from '../../../handler.ts'

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
