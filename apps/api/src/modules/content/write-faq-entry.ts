import { NewFaqEntry } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { faqEntry } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { textInAll } from '#platform/text/row-text.ts'
import { positionOf } from './order-rows.ts'
import { cleanHtml } from './sanitize/clean-html.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { RowVersion, WriteOptions, WriteResult } from './writing.ts'

/** Writes a question with its answer, whose HTML is cleaned. */
export async function writeFaqEntry(
  tx: Transaction,
  input: NewFaqEntry,
  writing: WriteOptions,
): Promise<WriteResult> {
  const { answer, ...rest } = checkedInput(NewFaqEntry, input)
  const row = {
    ...rest,
    answer: textInAll(answer, cleanHtml),
    position: positionOf(faqEntry, rest, writing),
  }
  return writeRow(tx, faqEntry, row, writing)
}

export const removeFaqEntry = (tx: Transaction, over: RowVersion) => removeRow(tx, faqEntry, over)
