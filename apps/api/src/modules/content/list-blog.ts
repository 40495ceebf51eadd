import {
  blog as endpoints,
  DEFAULT_BLOG_CATEGORY,
  EVERY_BLOG_CATEGORY,
  type BlogEntry,
  type Paginated,
} from '@shyrdak/sdk/contract'
import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import { blogArticle, blogCategory } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { blogEntry, ENTRY_COLUMNS } from './blog-entry.ts'
import { pageOfList } from '#platform/paging/page-of-list.ts'

const PER_PAGE = 12

/** The same pattern as `Slug`: an article with any other URL could not be opened. */
const isReachable = sql`${blogArticle.url} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`

/** Returns a page of the published articles of a category, newest first. */
export async function listBlog(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { query, country, ...call }: Pick<Call<typeof endpoints.list>, 'query' | 'language' | 'country'>,
): Promise<Paginated<BlogEntry>> {
  const { page = 1, per_page: perPage = PER_PAGE, locale: language = call.language } = query
  const { category_id: categoryId = DEFAULT_BLOG_CATEGORY } = query
  const filter = and(
    lte(blogArticle.publishedAt, clock()),
    isReachable,
    categoryId === EVERY_BLOG_CATEGORY ? undefined : eq(blogArticle.categoryId, categoryId),
  )
  const rows = await db
    .select(ENTRY_COLUMNS)
    .from(blogArticle)
    .innerJoin(blogCategory, eq(blogCategory.id, blogArticle.categoryId))
    .where(filter)
    .orderBy(desc(blogArticle.publishedAt), desc(blogArticle.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [counted] = await db.select({ total: count() }).from(blogArticle).where(filter)
  const filters = { locale: language, category_id: categoryId }
  return pageOfList(
    { path: endpoints.list.path, country, page, perPage, filters },
    counted?.total ?? 0,
    rows.map((row) => blogEntry(row, language)),
  )
}
