import { NewBlogCategory } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { blogCategory } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { positionOf } from './order-rows.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { RowVersion, WriteOptions, WriteResult } from './writing.ts'

export async function writeBlogCategory(
  tx: Transaction,
  input: NewBlogCategory,
  writing: WriteOptions,
): Promise<WriteResult> {
  const row = checkedInput(NewBlogCategory, input)
  const placed = { ...row, position: positionOf(blogCategory, row, writing) }
  return writeRow(tx, blogCategory, placed, writing, { twin: { field: 'url', code: 'taken' } })
}

/** Removes a blog category that has no articles. */
export const removeBlogCategory = (tx: Transaction, over: RowVersion) =>
  removeRow(tx, blogCategory, over, { reference: { field: 'id', code: 'in_use' } })
