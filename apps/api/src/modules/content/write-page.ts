import { NewPage } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { page } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { storableContent } from './storable-content.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Removing, Writing, Written } from './writing.ts'

/** Writes a page, its HTML cleaned. Refuses what could not be drawn, and an address that another page has. */
export async function writePage(tx: Transaction, input: NewPage, writing: Writing): Promise<Written> {
  const { url, title, description, content } = checkedInput(NewPage, input)
  const row = { url, title, description, content: storableContent(content), updatedAt: writing.now }
  return writeRow(tx, page, row, writing, { twin: { field: 'url', code: 'taken' } })
}

export const removePage = (tx: Transaction, over: Removing) => removeRow(tx, page, over)
