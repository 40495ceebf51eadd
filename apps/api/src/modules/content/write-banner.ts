import { NewBanner } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { banner } from './tables.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Writing, Written } from './writing.ts'

/** Writes a banner. */
export const writeBanner = async (tx: Transaction, input: NewBanner, writing: Writing): Promise<Written> =>
  writeRow(tx, banner, checkedInput(NewBanner, input), writing)

export const removeBanner = (tx: Transaction, id: number) => removeRow(tx, banner, id)
