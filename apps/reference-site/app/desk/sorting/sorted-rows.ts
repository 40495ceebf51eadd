/** A row of a sortable list. A deeper row belongs to the nearest row above with a smaller depth. */
export interface SortedRow<Id = string> {
  readonly id: Id
  /** From 0. */
  readonly depth: number
}

export const STEPS = ['up', 'down', 'out', 'in'] as const
export type Step = (typeof STEPS)[number]

/** Returns the index after the last descendant of a row. */
export function endOf(rows: readonly Pick<SortedRow, 'depth'>[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth)
  return next === -1 ? rows.length : next
}

/** Returns the index of the previous or next sibling; -1 if there is none. */
function siblingOf(rows: readonly Pick<SortedRow, 'depth'>[], index: number, direction: -1 | 1): number {
  const depth = rows[index]?.depth ?? 0
  const at =
    direction === 1
      ? endOf(rows, index)
      : rows.findLastIndex((row, place) => place < index && row.depth <= depth)
  return rows[at]?.depth === depth ? at : -1
}

const heightOf = (block: readonly Pick<SortedRow, 'depth'>[]) =>
  Math.max(...block.map(({ depth }) => depth)) - (block[0]?.depth ?? 0)

/** A target position: the number of rows above it, not counting the moved ones, and its depth. */
export interface Gap {
  readonly above: number
  readonly depth: number
}

/** Moves a row with its descendants into a gap, as close to the requested depth as the neighbours allow. */
export function movedTo<Row extends SortedRow<unknown>>(
  rows: readonly Row[],
  id: Row['id'],
  gap: Gap,
  levels: number,
): Row[] {
  const from = rows.findIndex((row) => row.id === id)
  const block = rows.slice(from, endOf(rows, from))
  const others = [...rows.slice(0, from), ...rows.slice(from + block.length)]
  const deepest = Math.min((others[gap.above - 1]?.depth ?? -1) + 1, levels - 1 - heightOf(block))
  const depth = Math.max(Math.min(gap.depth, deepest), others[gap.above]?.depth ?? 0)
  // A row with descendants may be too deep for a gap before a deeper row.
  if (depth > deepest) return [...rows]
  const shift = depth - (block[0]?.depth ?? 0)
  return [
    ...others.slice(0, gap.above),
    ...block.map((row) => ({ ...row, depth: row.depth + shift })),
    ...others.slice(gap.above),
  ]
}

/** Returns the target of a step; null when it is not possible. */
function gapAfter(rows: readonly Pick<SortedRow, 'depth'>[], index: number, step: Step): Gap | null {
  const { depth } = rows[index] ?? { depth: 0 }
  const size = endOf(rows, index) - index
  if (step === 'out') {
    if (depth === 0) return null
    const parent = rows.findLastIndex((row, at) => at < index && row.depth < depth)
    return { above: endOf(rows, parent) - size, depth: depth - 1 }
  }
  const sibling = siblingOf(rows, index, step === 'down' ? 1 : -1)
  if (sibling === -1) return null
  if (step === 'up') return { above: sibling, depth }
  if (step === 'in') return { above: index, depth: depth + 1 }
  return { above: endOf(rows, sibling) - size, depth }
}

/** Moves a row by one step; returns null when it is not possible. */
export function stepped<Row extends SortedRow<unknown>>(
  rows: readonly Row[],
  id: Row['id'],
  step: Step,
  levels: number,
): Row[] | null {
  const index = rows.findIndex((row) => row.id === id)
  const gap = gapAfter(rows, index, step)
  if (index === -1 || gap === null) return null
  const moved = movedTo(rows, id, gap, levels)
  return moved.every((row, at) => row.id === rows[at]?.id && row.depth === rows[at]?.depth) ? null : moved
}

/** Removes a row with its descendants. */
export function without<Row extends SortedRow<unknown>>(rows: readonly Row[], id: Row['id']): Row[] {
  const index = rows.findIndex((row) => row.id === id)
  return index === -1 ? [...rows] : [...rows.slice(0, index), ...rows.slice(endOf(rows, index))]
}

/** Returns a row's position among its siblings, from 1, and their number. */
export function placeOf(rows: readonly SortedRow[], id: string): { place: number; of: number } {
  const index = rows.findIndex((row) => row.id === id)
  const count = (direction: -1 | 1) => {
    let found = 0
    for (let at = siblingOf(rows, index, direction); at !== -1; at = siblingOf(rows, at, direction))
      found += 1
    return found
  }
  const before = count(-1)
  return { place: before + 1, of: before + 1 + count(1) }
}
