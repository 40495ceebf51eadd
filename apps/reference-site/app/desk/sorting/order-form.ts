import type { ContentOrder } from '@shyrdak/sdk/management'
import type { SortedRow } from './sorted-rows.ts'

/** A thing in the order of a list. */
export interface OrderedRow extends SortedRow {
  readonly number: number
  readonly name: string
  readonly note: string
}

const idsOf = (rows: readonly OrderedRow[]) => rows.map(({ number }) => number)

/** Whether they are in another order: to move one row is one change, however many it passes. */
export const changedOrder = (rows: readonly OrderedRow[], before: readonly OrderedRow[]): number =>
  Number(idsOf(rows).join() !== idsOf(before).join())

/** The order that somebody has made, over what the store has by now: what is new comes last, what is gone is gone. */
export function renewedOrder(rows: readonly OrderedRow[], now: readonly OrderedRow[]): readonly OrderedRow[] {
  const known = new Map(now.map((row) => [row.id, row]))
  const still = rows.flatMap(({ id }) => known.get(id) ?? [])
  const ids = new Set(still.map(({ id }) => id))
  return [...still, ...now.filter(({ id }) => !ids.has(id))]
}

export const orderToSend = (rows: readonly OrderedRow[], read: readonly OrderedRow[]): ContentOrder => ({
  was: idsOf(read),
  ids: idsOf(rows),
})
