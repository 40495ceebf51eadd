import { isCategoryTree, positionsOf, type CategoryPlace } from '@shyrdak/sdk/management'
import { unmovedRows } from '../form/changed-rows.ts'

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
 * The order that somebody has made, over what the store has by now: what is gone is gone, and what is new stands after what
 * it stands after in the store. Where that is no tree, as the store has it.
 */
export function renewedPlaces(places: Places, now: Places): Places {
  const known = new Set(places.map(({ id }) => id))
  const kept = places.filter(({ id }) => now.some((one) => one.id === id))
  const renewed = now.reduce<CategoryPlace[]>((made, { id, depth }, index) => {
    if (known.has(id)) return made
    const at = made.findIndex((one) => one.id === now[index - 1]?.id) + 1
    return [...made.slice(0, at), { id, depth }, ...made.slice(at)]
  }, kept)
  return isCategoryTree(renewed) ? renewed : now.map(({ id, depth }) => ({ id, depth }))
}
