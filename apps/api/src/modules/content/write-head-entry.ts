import { NewHeadEntry } from '@shyrdak/sdk/management'
import { ne } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { headEntry } from './tables.ts'
import { refuseField } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { sortHead, type SortedHead } from './clean-head.ts'
import { positionOf } from './order-rows.ts'
import { removeRow, writeRow } from './write-row.ts'
import type { RowVersion, WriteOptions, WriteResult } from './writing.ts'

/** The number of names shown in an error. */
const MAX_NAMES = 5

/**
 * Writes HTML for the head of every page. Refuses anything not allowed or broken, by name, instead of
 * dropping it: half a tracking script would silently not work.
 */
export async function writeHeadEntry(
  tx: Transaction,
  input: NewHeadEntry,
  { scriptHosts, ...writing }: WriteOptions & { scriptHosts: readonly string[] },
): Promise<WriteResult> {
  const { content, position } = checkedInput(NewHeadEntry, input)
  const { clean, elements, leftOut, brokenData, unclosed } = sortHead(content, scriptHosts)
  const why = {
    ...(leftOut.length > 0 && { names: leftOut.slice(0, MAX_NAMES).join(', ') }),
    ...(brokenData !== undefined && { broken_data: brokenData }),
    ...(unclosed !== undefined && { unclosed }),
  }
  if (Object.keys(why).length > 0) throw refuseField(['content'], 'invalid', why)
  if (clean === '') throw refuseField(['content'], 'invalid')
  const repeated = await repeatedIn(tx, elements, { scriptHosts, ...writing })
  if (Object.keys(repeated).length > 0) throw refuseField(['content'], 'duplicate', repeated)
  return writeRow(
    tx,
    headEntry,
    { content: clean, position: positionOf(headEntry, { position }, writing) },
    writing,
  )
}

/**
 * Returns the names of elements that are repeated, in this entry or in another: pages contain all entries.
 */
async function repeatedIn(
  tx: Transaction,
  elements: SortedHead['elements'],
  { scriptHosts, over }: Pick<WriteOptions, 'over'> & { scriptHosts: readonly string[] },
): Promise<Record<string, string>> {
  const others = await tx
    .select({ content: headEntry.content })
    .from(headEntry)
    .where(over && ne(headEntry.id, over.id))
  const known = new Set(
    others.flatMap(({ content }) => sortHead(content, scriptHosts).elements.map(({ html }) => html)),
  )
  const named = (which: (html: string, place: number) => boolean) =>
    [...new Set(elements.filter(({ html }, place) => which(html, place)).map(({ name }) => name))]
      .slice(0, MAX_NAMES)
      .join(', ')
  const twice = named((html, place) => elements.findIndex((other) => other.html === html) < place)
  const elsewhere = named((html) => known.has(html))
  return { ...(twice && { twice }), ...(elsewhere && { elsewhere }) }
}

export const removeHeadEntry = (tx: Transaction, over: RowVersion) => removeRow(tx, headEntry, over)
