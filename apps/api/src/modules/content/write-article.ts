import { NewArticle } from '@shyrdak/sdk/management'
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

export const ARTICLES: VersionedKind<typeof blogArticle, NewArticle> = {
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

/** Writes a blog article with its HTML cleaned. It is visible from `published_at` on. */
export async function writeArticle(
  tx: Transaction,
  input: NewArticle,
  writing: WriteOptions,
): Promise<WriteResult> {
  const { category_id, published_at, content, ...rest } = checkedInput(NewArticle, input)
  const publishedAt = new Date(published_at)
  // The pattern of timestamps accepts any digits, and JavaScript reads February 31 as a day in March.
  const isTime = isDay(published_at.slice(0, 10)) && !Number.isNaN(publishedAt.getTime())
  if (!isTime) throw refuseField(['published_at'], 'invalid')
  const row = {
    ...rest,
    categoryId: category_id,
    content: storableContent(content),
    publishedAt,
    updatedAt: writing.now,
  }
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
  const moment = Date.parse(input.published_at)
  if (moment > writing.now.getTime()) {
    const appearing = { articleId: written.id, publishedAt: input.published_at }
    await jobs.add(tx, articleAppears, appearing, { after: new Date(moment + SKEW_MS) })
  }
  return written
}

export const removeArticle = (tx: Transaction, over: RowVersion) => removeRow(tx, blogArticle, over)
