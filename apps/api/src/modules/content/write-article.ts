import { NewArticle } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { blogArticle } from './tables.ts'
import { refuseField } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { storableContent } from './storable-content.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Removing, Writing, Written } from './writing.ts'

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
  return writeRow(tx, blogArticle, row, writing, {
    twin: { field: 'url', code: 'taken' },
    reference: { field: 'category_id', code: 'unknown' },
  })
}

export const removeArticle = (tx: Transaction, over: Removing) => removeRow(tx, blogArticle, over)
