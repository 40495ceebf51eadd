import { CATEGORY_LEVELS, type CategoryPlace } from '@shyrdak/sdk/management'

/** Before the one above it of the same parent, after the one below it, into the one above it, or out of its parent. */
export const MOVES = ['up', 'down', 'in', 'out'] as const
export type Move = (typeof MOVES)[number]
export type Places = readonly CategoryPlace[]

/** Where the branch that begins at an index ends: the index after it. */
function endOf(places: Places, start: number): number {
  const depth = places[start]?.depth ?? 0
  const end = places.findIndex((one, index) => index > start && one.depth <= depth)
  return end === -1 ? places.length : end
}

/** The one above it of the same parent; -1 for the first. */
function siblingAbove(places: Places, start: number): number {
  const depth = places[start]?.depth ?? 0
  for (let index = start - 1; index >= 0; index -= 1) {
    const above = places[index]?.depth ?? 0
    if (above === depth) return index
    if (above < depth) return -1
  }
  return -1
}

const shifted = (branch: Places, by: number): Places =>
  branch.map(({ id, depth }) => ({ id, depth: depth + by }))

/** A list of places with one moved, and all that stands in it; null where it cannot move that way. */
export function moved(places: Places, id: number, move: Move): Places | null {
  const start = places.findIndex((one) => one.id === id)
  if (start === -1) return null
  const end = endOf(places, start)
  const branch = places.slice(start, end)
  const above = siblingAbove(places, start)
  switch (move) {
    case 'up':
      return above === -1
        ? null
        : [...places.slice(0, above), ...branch, ...places.slice(above, start), ...places.slice(end)]
    case 'down': {
      const next = places[end]
      return next && next.depth === branch[0]?.depth ? moved(places, next.id, 'up') : null
    }
    case 'in': {
      const deepest = Math.max(...branch.map(({ depth }) => depth))
      if (above === -1 || deepest + 1 >= CATEGORY_LEVELS) return null
      return [...places.slice(0, start), ...shifted(branch, 1), ...places.slice(end)]
    }
    case 'out': {
      const depth = branch[0]?.depth ?? 0
      if (depth === 0) return null
      const parent = places.findLastIndex((one, index) => index < start && one.depth < depth)
      const after = endOf(places, parent)
      return [
        ...places.slice(0, start),
        ...places.slice(end, after),
        ...shifted(branch, -1),
        ...places.slice(after),
      ]
    }
  }
}

/** How many stand elsewhere than before. */
export function changedPlaces(places: Places, before: Places): number {
  const known = new Map(before.map(({ id, depth }, index) => [id, { depth, index }]))
  const changed = places.filter(({ id, depth }, index) => {
    const was = known.get(id)
    return was?.depth !== depth || was.index !== index
  })
  return changed.length
}
