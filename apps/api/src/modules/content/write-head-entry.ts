import { NewHeadEntry } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { headEntry } from './tables.ts'
import { refuseField } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { cleanHead } from './clean-head.ts'
import { positionOf } from './order-rows.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Removing, Writing, Written } from './writing.ts'

/** Writes what pages carry in their head, cleaned. Refuses what has nothing that may stand there. */
export async function writeHeadEntry(
  tx: Transaction,
  input: NewHeadEntry,
  { scriptHosts, ...writing }: Writing & { scriptHosts: readonly string[] },
): Promise<Written> {
  const { content, position } = checkedInput(NewHeadEntry, input)
  const clean = cleanHead(content, scriptHosts)
  if (clean === '') throw refuseField(['content'], 'invalid')
  return writeRow(
    tx,
    headEntry,
    { content: clean, position: positionOf(headEntry, { position }, writing) },
    writing,
  )
}

export const removeHeadEntry = (tx: Transaction, over: Removing) => removeRow(tx, headEntry, over)
