import {
  blog as endpoints,
  DEFAULT_BLOG_CATEGORY,
  EVERY_BLOG_CATEGORY,
  type BlogEntry,
  type Paginated,
} from '@shyrdak/sdk/contract'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { blogArticle, blogCategory } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { blogEntry, ENTRY_COLUMNS } from './blog-entry.ts'
import { listPage } from '#platform/paging/list-page.ts'

const PER_PAGE = 12

/** The same pattern as `Slug`: an article with any other URL could not be opened. */
const isReachable = sql`${blogArticle.url} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`

/** Returns a page of the published articles of a category, newest first. */
export function listBlog(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { query, country, ...call }: Pick<Call<typeof endpoints.list>, 'query' | 'language' | 'country'>,
): Promise<Paginated<BlogEntry>> {
  const { locale = call.language, category_id: categoryId = DEFAULT_BLOG_CATEGORY } = query
  const filter = and(
    lte(blogArticle.publishedAt, clock()),
    isReachable,
    categoryId === EVERY_BLOG_CATEGORY ? undefined : eq(blogArticle.categoryId, categoryId),
  )
  const listed = { query: { ...query, locale, category_id: categoryId }, country }
  return listPage(endpoints.list, listed, {
    perPage: PER_PAGE,
    rows: db
      .select(ENTRY_COLUMNS)
      .from(blogArticle)
      .innerJoin(blogCategory, eq(blogCategory.id, blogArticle.categoryId))
      .where(filter)
      .orderBy(desc(blogArticle.publishedAt), desc(blogArticle.id)),
    count: () => db.$count(blogArticle, filter),
    present: (row) => blogEntry(row, locale),
  })
}
