import { FAQ_TABS, type FaqEntry } from '@shyrdak/sdk/contract'
import { asc } from 'drizzle-orm'
import { cachedByRevision } from '#platform/sql/cached-by-revision.ts'
import { faqEntry } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import { textInAll } from '#platform/text/row-text.ts'
import { cleanHtml } from './sanitize/clean-html.ts'

const cached = cachedByRevision<FaqEntry[]>(4)

/** Returns every question with its answer, sorted by tab. */
export const readFaq = (context: Pick<AppContext, 'db' | 'revision'>): Promise<FaqEntry[]> =>
  cached(context, 'faq', async () => {
    const rows = await context.db.select().from(faqEntry).orderBy(asc(faqEntry.position), asc(faqEntry.id))
    return FAQ_TABS.flatMap((tab) =>
      rows
        .filter((row) => row.tab === tab)
        .map(({ id, question, answer }) => ({
          id,
          tab,
          question: textInAll(question),
          answer: textInAll(answer, cleanHtml),
        })),
    )
  })
