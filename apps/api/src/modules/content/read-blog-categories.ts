import { Slug, type BlogCategory, type Language } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { blogCategory } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { textIn } from '#platform/text/row-text.ts'

const cached = cachedByRevision<BlogCategory[]>(10)

/** Returns the categories of the blog in one language, in order. */
export const readBlogCategories = (
  context: Pick<AppContext, 'db' | 'revision'>,
  language: Language,
): Promise<BlogCategory[]> =>
  cached(context, language, async () => {
    const rows = await context.db
      .select()
      .from(blogCategory)
      .orderBy(asc(blogCategory.position), asc(blogCategory.id))
    return rows
      .filter(({ url }) => Slug.safeParse(url).success)
      .map(({ id, url, title, description }) => ({
        id,
        url,
        title: textIn(title, language),
        description: textIn(description, language),
      }))
  })

/**
 * Returns a category of the blog by its URL.
 * @throws NOT_FOUND
 */
export async function readBlogCategory(
  context: Pick<AppContext, 'db' | 'revision'>,
  url: string,
  language: Language,
): Promise<BlogCategory> {
  const found = (await readBlogCategories(context, language)).find((category) => category.url === url)
  if (!found) throw refuse('NOT_FOUND', { message: 'The blog has no such category.' })
  return found
}
