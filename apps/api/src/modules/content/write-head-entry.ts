import { NewHeadEntry } from '@shyrdak/sdk/management'
import type { Transaction } from '#platform/sql/database.ts'
import { headEntry } from './tables.ts'
import { refuseField } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { sortHead } from './clean-head.ts'
import { positionOf } from './order-rows.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { Removing, Writing, Written } from './writing.ts'

/** As many names as a person reads. */
const MAX_NAMES = 5

/** Writes what pages carry in their head, rewritten. Refuses what may not stand there, by its names: half a counter counts nothing. So is what is broken. */
export async function writeHeadEntry(
  tx: Transaction,
  input: NewHeadEntry,
  { scriptHosts, ...writing }: Writing & { scriptHosts: readonly string[] },
): Promise<Written> {
  const { content, position } = checkedInput(NewHeadEntry, input)
  const { clean, leftOut, brokenData, unclosed } = sortHead(content, scriptHosts)
  const why = {
    ...(leftOut.length > 0 && { names: leftOut.slice(0, MAX_NAMES).join(', ') }),
    ...(brokenData !== undefined && { broken_data: brokenData }),
    ...(unclosed !== undefined && { unclosed }),
  }
  if (Object.keys(why).length > 0) throw refuseField(['content'], 'invalid', why)
  if (clean === '') throw refuseField(['content'], 'invalid')
  return writeRow(
    tx,
    headEntry,
    { content: clean, position: positionOf(headEntry, { position }, writing) },
    writing,
  )
}

export const removeHeadEntry = (tx: Transaction, over: Removing) => removeRow(tx, headEntry, over)
