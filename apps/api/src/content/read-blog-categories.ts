import { Slug, type BlogCategory, type Language } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import { cachedByRevision } from '../catalogue/cached-by-revision.ts'
import { blogCategory } from '../db/schema/content.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import { textIn } from './kept-text.ts'

const kept = cachedByRevision<BlogCategory[]>(10)

/** The subjects of the blog in one language, in their order. */
export const readBlogCategories = (
  tools: Pick<Tools, 'db' | 'revision'>,
  language: Language,
): Promise<BlogCategory[]> =>
  kept(tools, language, async () => {
    const rows = await tools.db
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

/** One subject of the blog. Refuses an address that none has. */
export async function readBlogCategory(
  tools: Pick<Tools, 'db' | 'revision'>,
  url: string,
  language: Language,
): Promise<BlogCategory> {
  const found = (await readBlogCategories(tools, language)).find((category) => category.url === url)
  if (!found) throw refuse('NOT_FOUND', { message: 'The blog has no such category.' })
  return found
}
