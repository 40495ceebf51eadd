import type { Language, Page } from '@shyrdak/sdk/contract'
import { eq, inArray } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { formerUrl, page } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { textIn } from '#platform/text/row-text.ts'
import { renderableContent } from './page-content.ts'

const cached = cachedByRevision<Page>(300)

/**
 * Returns a page in one language, by its current or a former URL. Blocks that cannot be parsed are left out.
 * @throws NOT_FOUND
 */
export const readPage = (
  context: Pick<AppContext, 'db' | 'revision'>,
  url: string,
  language: Language,
): Promise<Page> =>
  cached(context, `${language} ${url}`, async () => {
    const row = await rowOf(context.db, url)
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such page.' })
    return {
      id: row.id,
      url: row.url,
      title: textIn(row.title, language),
      description: textIn(row.description, language),
      content: renderableContent(textIn(row.content, language)),
      updated_at: row.updatedAt.toISOString(),
    }
  })

async function rowOf(db: AppContext['db'], url: string) {
  const [known] = await db.select().from(page).where(eq(page.url, url))
  if (known) return known
  const moved = db.select({ id: formerUrl.pageId }).from(formerUrl).where(eq(formerUrl.url, url))
  const [row] = await db.select().from(page).where(inArray(page.id, moved))
  return row
}
