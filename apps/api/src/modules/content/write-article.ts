import { NewArticle } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { blogArticle } from './tables.ts'
import { refuseField } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { storableContent } from './storable-content.ts'
import { writeVersioned, type Versioned } from './versions/write-versioned.ts'
import { removeRow } from './write-row.ts'
import type { Removing, Writing, Written } from './writing.ts'

export const ARTICLES: Versioned<typeof blogArticle, NewArticle> = {
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

/** Writes a blog article, its HTML cleaned. It is shown from `published_at` on. */
export async function writeArticle(tx: Transaction, input: NewArticle, writing: Writing): Promise<Written> {
  const { category_id, published_at, content, ...rest } = checkedInput(NewArticle, input)
  const publishedAt = new Date(published_at)
  // The pattern of an instant lets the 31st of February pass.
  if (Number.isNaN(publishedAt.getTime())) throw refuseField(['published_at'], 'invalid')
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

export const removeArticle = (tx: Transaction, over: Removing) => removeRow(tx, blogArticle, over)
