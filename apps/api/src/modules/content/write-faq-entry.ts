import { NewFaqEntry } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { faqEntry } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { textInAll } from '#platform/text/row-text.ts'
import { cleanHtml } from './sanitize/clean-html.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Writing, Written } from './writing.ts'

/** Writes a question with its answer, the answer's HTML cleaned. */
export async function writeFaqEntry(tx: Transaction, input: NewFaqEntry, writing: Writing): Promise<Written> {
  const { answer, ...rest } = checkedInput(NewFaqEntry, input)
  return writeRow(tx, faqEntry, { ...rest, answer: textInAll(answer, cleanHtml) }, writing)
}

export const removeFaqEntry = (tx: Transaction, id: number) => removeRow(tx, faqEntry, id)
