import { positionsOf, type CategoryPlace } from '@shyrdak/sdk/management'
import { unmovedRows } from '../form/changed-rows.ts'
import { endOf } from './sorted-rows.ts'

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
 * it stands after in the store. What stood in something that is gone stands as deep as it can without it.
 */
export function renewedPlaces(places: Places, now: Places): Places {
  const known = new Set(places.map(({ id }) => id))
  const kept = places.filter(({ id }) => now.some((one) => one.id === id))
  const renewed = now.reduce<Places>((made, place, index) => {
    if (known.has(place.id)) return made
    const before = made.findIndex(({ id }) => id === now[index - 1]?.id)
    const isInIt = place.depth > (made[before]?.depth ?? -1)
    return made.toSpliced(isInIt ? before + 1 : endOf(made, before), 0, { id: place.id, depth: place.depth })
  }, kept)
  let above = -1
  return renewed.map(({ id, depth }) => ({ id, depth: (above = Math.min(depth, above + 1)) }))
}
