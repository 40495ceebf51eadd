import type { BlogArticle, Language } from '@shyrdak/sdk/contract'
import { eq, inArray, type SQL } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { blogArticle, blogCategory, formerUrl } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { blogEntry, ENTRY_COLUMNS } from './blog-entry.ts'
import { textIn } from '#platform/text/row-text.ts'
import { renderableContent } from './page-content.ts'

const cached = cachedByRevision<BlogArticle>(300)

const noSuchArticle = () => refuse('NOT_FOUND', { message: 'There is no such article.' })

/**
 * Returns an article in one language.
 * @throws NOT_FOUND, also before it is published
 */
export async function readArticle(
  context: Pick<AppContext, 'db' | 'revision' | 'clock'>,
  url: string,
  language: Language,
): Promise<BlogArticle> {
  const article = await cached(context, `${language} ${url}`, async () => {
    const row = await rowOf(context.db, url)
    if (!row) throw noSuchArticle()
    return {
      ...blogEntry(row, language),
      content: renderableContent(textIn(row.content, language)),
      updated_at: row.updatedAt.toISOString(),
    }
  })
  if (Date.parse(article.published_at) > context.clock().getTime()) throw noSuchArticle()
  return article
}

async function rowOf(db: AppContext['db'], url: string) {
  const find = async (which: SQL) =>
    (
      await db
        .select({ ...ENTRY_COLUMNS, content: blogArticle.content, updatedAt: blogArticle.updatedAt })
        .from(blogArticle)
        .innerJoin(blogCategory, eq(blogCategory.id, blogArticle.categoryId))
        .where(which)
    )[0]
  const known = await find(eq(blogArticle.url, url))
  if (known) return known
  const moved = db.select({ id: formerUrl.articleId }).from(formerUrl).where(eq(formerUrl.url, url))
  return find(inArray(blogArticle.id, moved))
}
