import { NewBlogCategory } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { blogCategory } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Writing, Written } from './writing.ts'

/** Writes a subject of the blog. */
export async function writeBlogCategory(
  tx: Transaction,
  input: NewBlogCategory,
  writing: Writing,
): Promise<Written> {
  const row = checkedInput(NewBlogCategory, input)
  return writeRow(tx, blogCategory, row, writing, { twin: { field: 'url', code: 'taken' } })
}

/** Removes a subject of the blog that has no articles. */
export const removeBlogCategory = (tx: Transaction, id: number) =>
  removeRow(tx, blogCategory, id, { reference: { field: 'id', code: 'in_use' } })
