import { isDeepStrictEqual } from 'node:util'
import { NewArticle } from '@shyrdak/sdk/management'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { isDay } from '#platform/day.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { articleAppears } from './article-appears.ts'
import { blogArticle } from './tables.ts'
import { refuseField } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { storableContent } from './storable-content.ts'
import { writeVersioned, type VersionedKind } from './versions/write-versioned.ts'
import { removeRow } from './write-row.ts'
import type { RowVersion, WriteOptions, WriteResult } from './writing.ts'

/** An article as it was saved: its publication has a time. */
type SavedArticle = NewArticle & { published_at: string }

export const ARTICLES: VersionedKind<typeof blogArticle, SavedArticle> = {
  table: blogArticle,
  owner: (id) => ({ articleId: id }),
  written: ({ url, categoryId, title, summary, photo, content, publishedAt }) => ({
    url,
    category_id: categoryId,
    title: ownTexts(title),
    summary: ownTexts(summary),
    photo,
    content: ownTexts(content),
    published_at: publishedAt.toISOString(),
  }),
}

/** Returns when an article becomes public. @throws INVALID for a time that does not exist */
function publicationOf({ published_at }: NewArticle, now: Date): Date {
  if (published_at === null) return now
  const publishedAt = new Date(published_at)
  // The pattern of timestamps accepts any digits, and JavaScript reads February 31 as a day in March.
  const isTime = isDay(published_at.slice(0, 10)) && !Number.isNaN(publishedAt.getTime())
  if (!isTime) throw refuseField(['published_at'], 'invalid')
  return publishedAt
}

type ArticleRow = Omit<typeof blogArticle.$inferInsert, 'publishedAt' | 'updatedAt'>

/**
 * Returns what the same call wrote before, if only its response was lost. Whoever publishes "now" cannot compare
 * the stored article with the one sent: its time is the store's.
 */
async function publishedBefore(
  tx: Transaction,
  sent: ArticleRow,
  { over, by }: WriteOptions,
): Promise<WriteResult | undefined> {
  if (!over) return undefined
  // Waits for an attempt that is still being written.
  const [stored] = await tx.select().from(blogArticle).where(eq(blogArticle.id, over.id)).for('update')
  const isNext = stored?.revision === over.revision + 1 && stored.updatedBy === (by ?? null)
  if (!isNext || stored.publishedAt.getTime() !== stored.updatedAt.getTime()) return undefined
  const { id, revision, updatedBy: _, publishedAt: __, updatedAt: ___, ...written } = stored
  return isDeepStrictEqual(written, sent) ? { id, revision } : undefined
}

/** Writes a blog article with its HTML cleaned. It is visible from its publication on. */
export async function writeArticle(
  tx: Transaction,
  input: NewArticle,
  writing: WriteOptions,
): Promise<WriteResult> {
  const article = checkedInput(NewArticle, input)
  const { category_id, content, published_at: _, ...rest } = article
  const sent = { ...rest, categoryId: category_id, content: storableContent(content) }
  const before = article.published_at === null && (await publishedBefore(tx, sent, writing))
  if (before) return before
  const row = { ...sent, publishedAt: publicationOf(article, writing.now), updatedAt: writing.now }
  return writeVersioned(tx, ARTICLES, row, writing, {
    twin: { field: 'url', code: 'taken' },
    reference: { field: 'category_id', code: 'unknown' },
  })
}

/** Milliseconds by which the clocks of database and store may differ. */
const SKEW_MS = 1_000

/**
 * Writes an article, and schedules the invalidation of its pages for its publication. The job queue must be
 * ready.
 */
export async function scheduleArticle(
  tx: Transaction,
  input: NewArticle,
  writing: WriteOptions,
  { jobs }: Pick<AppContext, 'jobs'>,
): Promise<WriteResult> {
  const written = await writeArticle(tx, input, writing)
  const moment = publicationOf(input, writing.now)
  if (moment > writing.now) {
    const appearing = { articleId: written.id, publishedAt: moment.toISOString() }
    await jobs.add(tx, articleAppears, appearing, { after: new Date(moment.getTime() + SKEW_MS) })
  }
  return written
}

export const removeArticle = (tx: Transaction, over: RowVersion) => removeRow(tx, blogArticle, over)
