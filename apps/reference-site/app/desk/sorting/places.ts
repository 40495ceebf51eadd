import { positionsOf, type CategoryPlace } from '@shyrdak/sdk/management'
import { unmovedRows } from '../form/changed-rows.ts'
import { endOf, movedTo, without } from './sorted-rows.ts'

export type Places = readonly CategoryPlace[]

const siblingsOf = (places: Places) => Map.groupBy(positionsOf(places), ({ parentId }) => parentId)
const textsOf = (siblings: readonly { id: number }[] = []) => siblings.map(({ id }) => String(id))

/** What was done to a list: the IDs of what is new, of what is gone, and of what stands elsewhere among or in others. */
export function changesOf(before: Places, now: Places) {
  const were = siblingsOf(before)
  const unmoved = new Set(
    [...siblingsOf(now)].flatMap(([parent, siblings]) =>
      unmovedRows(textsOf(siblings), textsOf(were.get(parent))),
    ),
  )
  const [known, still] = [before, now].map((places) => new Set(textsOf(places)))
  return {
    added: now.map(({ id }) => id).filter((id) => !known?.has(String(id))),
    removed: before.map(({ id }) => id).filter((id) => !still?.has(String(id))),
    moved: now.map(({ id }) => id).filter((id) => known?.has(String(id)) && !unmoved.has(String(id))),
  }
}

/** How many were moved, are new or gone. What stands in a category that is moved has not changed. */
export const changedPlaces = (places: Places, before: Places): number =>
  Object.values(changesOf(before, places)).reduce((sum, { length }) => sum + length, 0)

/**
 * The order that somebody has made, over what the store has by now: all stands where a colleague has put it, but for what
 * was moved here, which stands after the nearest one that it stands after here. What stood in something that is gone, or
 * that a colleague has put into it, stands where the store has it.
 */
export function renewedPlaces(places: Places, now: Places, before: Places): Places {
  const mine = positionsOf(places)
  const moved = new Set(changesOf(before, places).moved)
  return mine.reduce<Places>((renewed, { id, parentId, position }) => {
    if (!moved.has(id) || renewed.every((place) => place.id !== id)) return renewed
    const others = without(renewed, id)
    const parent = others.findIndex((place) => place.id === parentId)
    if (parentId !== null && parent === -1) return renewed
    const siblings = new Set(
      positionsOf(others)
        .filter((other) => other.parentId === parentId)
        .map((sibling) => sibling.id),
    )
    const previous = mine.findLast(
      (one) => one.parentId === parentId && one.position < position && siblings.has(one.id),
    )
    const above = previous
      ? endOf(
          others,
          others.findIndex((one) => one.id === previous.id),
        )
      : parent + 1
    return movedTo(renewed, id, { above, depth: (others[parent]?.depth ?? -1) + 1 }, Infinity)
  }, now)
}
