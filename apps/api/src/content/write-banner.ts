import { NewBanner } from '@shyrdak/sdk/contract'
import type { Transaction } from '../db/database.ts'
import { banner } from '../db/schema/content.ts'
import { checkedInput } from './checked-input.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Writing, Written } from './writing.ts'

/** Writes a banner. */
export const writeBanner = async (tx: Transaction, input: NewBanner, writing: Writing): Promise<Written> =>
  writeRow(tx, banner, checkedInput(NewBanner, input), writing)

export const removeBanner = (tx: Transaction, id: number) => removeRow(tx, banner, id)
