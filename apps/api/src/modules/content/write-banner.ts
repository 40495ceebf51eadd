import { NewBanner } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { banner } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { positionOf } from './order-rows.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { RowVersion, WriteOptions, WriteResult } from './writing.ts'

export async function writeBanner(
  tx: Transaction,
  input: NewBanner,
  writing: WriteOptions,
): Promise<WriteResult> {
  const row = checkedInput(NewBanner, input)
  return writeRow(tx, banner, { ...row, position: positionOf(banner, row, writing) }, writing)
}

export const removeBanner = (tx: Transaction, over: RowVersion) => removeRow(tx, banner, over)
