import type { blogCategories as endpoints } from '@shyrdak/sdk/contract'
import { readBlogCategories, readBlogCategory } from '../read-blog-categories.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const blogCategoryRoutes = {
  list: ({ query, language }, context) => readBlogCategories(context, query.locale ?? language),
  read: ({ params, query, language }, context) =>
    readBlogCategory(context, params.url, query.locale ?? language),
} satisfies HandlersFor<typeof endpoints>
