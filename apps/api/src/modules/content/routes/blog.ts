import type { blog as endpoints } from '@shyrdak/sdk/contract'
import { listBlog } from '../list-blog.ts'
import { readArticle } from '../read-article.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const blogRoutes = {
  list: (call, context) => listBlog(context, call),
  read: ({ params, query, language }, context) => readArticle(context, params.url, query.locale ?? language),
} satisfies HandlersFor<typeof endpoints>
