import { NewHeadEntry } from '@shyrdak/sdk/management'
import { ne } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { headEntry } from './tables.ts'
import { refuseField } from '#platform/refusal.ts'
import { checkedInput } from '#platform/text/checked-input.ts'
import { sortHead, type SortedHead } from './clean-head.ts'
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

/** What stands there twice, or in another entry too, by its names: pages carry all of them. */
async function repeatedIn(
  tx: Transaction,
  elements: SortedHead['elements'],
  { scriptHosts, over }: Pick<Writing, 'over'> & { scriptHosts: readonly string[] },
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

export const removeHeadEntry = (tx: Transaction, over: Removing) => removeRow(tx, headEntry, over)
