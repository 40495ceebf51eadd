import { DEFAULT_BLOG_CATEGORY, type blog as endpoints } from '@shyrdak/sdk/contract'
import { listBlog } from '../list-blog.ts'
import { readArticle } from '../read-article.ts'
import type { HandlersFor } from '#platform/handler.ts'

const PER_PAGE = 12

export const blogRoutes = {
  list: ({ query, language, country }, context) =>
    listBlog(context, {
      language: query.locale ?? language,
      categoryId: query.category_id ?? DEFAULT_BLOG_CATEGORY,
      page: query.page ?? 1,
      perPage: query.per_page ?? PER_PAGE,
      country,
    }),
  read: ({ params, query, language }, context) => readArticle(context, params.url, query.locale ?? language),
} satisfies HandlersFor<typeof endpoints>
