import { NewPage } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { ownTexts } from '#platform/text/own-texts.ts'
import { page } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { storableContent } from './storable-content.ts'
import { writeVersioned, type VersionedKind } from './versions/write-versioned.ts'
import { removeRow } from './write-row.ts'
import type { RowVersion, WriteOptions, WriteResult } from './writing.ts'

export const PAGES: VersionedKind<typeof page, NewPage> = {
  table: page,
  owner: (id) => ({ pageId: id }),
  written: ({ url, title, description, content }) => ({
    url,
    title: ownTexts(title),
    description: ownTexts(description),
    content: ownTexts(content),
  }),
}

/**
 * Writes a page with its HTML cleaned. Refuses blocks that cannot be rendered or lack a text, and the URL of
 * another page.
 */
export async function writePage(
  tx: Transaction,
  input: NewPage,
  writing: WriteOptions,
): Promise<WriteResult> {
  const { url, title, description, content } = checkedInput(NewPage, input)
  const row = { url, title, description, content: storableContent(content), updatedAt: writing.now }
  return writeVersioned(tx, PAGES, row, writing, { twin: { field: 'url', code: 'taken' } })
}

export const removePage = (tx: Transaction, over: RowVersion) => removeRow(tx, page, over)
