import { and, eq, isNotNull } from 'drizzle-orm'
import { bumpRevision } from '#platform/sql/revision.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { blogArticle, formerUrl, page } from '../tables.ts'
import { rowTag } from '../tags.ts'
import type { Owner } from './owner.ts'

interface Move {
  /** Undefined for a new row. */
  from: string | undefined
  to: string
}

/**
 * Redirects the former URL of a page or an article to it. Older redirects of the new URL are removed, and
 * their owners' pages are invalidated.
 */
export async function moveUrl(tx: Transaction, owner: Owner, { from, to }: Move): Promise<void> {
  if (from === to) return
  const ofKind = isNotNull('pageId' in owner ? formerUrl.pageId : formerUrl.articleId)
  const left = await tx
    .delete(formerUrl)
    .where(and(eq(formerUrl.url, to), ofKind))
    .returning({ pageId: formerUrl.pageId, articleId: formerUrl.articleId })
  if (from !== undefined) await tx.insert(formerUrl).values({ ...owner, url: from })
  const tags = left.map(({ pageId, articleId }) =>
    pageId === null ? rowTag(blogArticle, articleId ?? 0) : rowTag(page, pageId),
  )
  if (tags.length > 0) await bumpRevision(tx, tags)
}
