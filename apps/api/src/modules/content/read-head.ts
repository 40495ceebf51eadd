import { asc } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { headEntry } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { cleanHead } from './clean-head.ts'
import { causeOf } from '#platform/error-cause.ts'

const cached = cachedByRevision<{ content: string }[]>(4)

/**
 * Returns the cleaned entries for the head of every page. On an error it logs and returns none, so that pages
 * still load.
 */
export async function readHead(context: AppContext): Promise<{ content: string }[]> {
  try {
    return await cached(context, 'head', async () => {
      const rows = await context.db
        .select()
        .from(headEntry)
        .orderBy(asc(headEntry.position), asc(headEntry.id))
      return rows
        .map(({ content }) => ({ content: cleanHead(content, context.settings.headScriptHosts) }))
        .filter(({ content }) => content !== '')
    })
  } catch (error) {
    context.log.error(
      { err: error },
      `content.head failed: ${causeOf(error)}; pages are rendered without head entries`,
    )
    return []
  }
}
