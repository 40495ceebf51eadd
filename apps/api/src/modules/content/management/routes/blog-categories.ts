import { managedBlogCategories as endpoints, type ManagedBlogCategory } from '@shyrdak/sdk/management'
import { getTableColumns } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { orderHandler } from '../order-handler.ts'
import { byPosition } from '#modules/content/order-rows.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { removeBlogCategory, writeBlogCategory } from '#modules/content/write-blog-category.ts'
import { blogCategory } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

const show = (row: typeof blogCategory.$inferSelect): ManagedBlogCategory => ({
  ...row,
  title: ownTexts(row.title),
  description: ownTexts(row.description),
})

export const managedBlogCategoryRoutes = {
  ...managedHandlers({
    table: blogCategory,
    path: endpoints.list.path,
    order: byPosition(blogCategory),
    columns: getTableColumns(blogCategory),
    list: show,
    show,
    write: writeBlogCategory,
    remove: removeBlogCategory,
  }),
  order: orderHandler(blogCategory),
} satisfies HandlersFor<typeof endpoints>
