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

/** A list without some of what stands in it. What stands in these moves up to where they stood. */
function lifted(places: Places, gone: ReadonlySet<number>): Places {
  /** How deep that is by now which stands in the newest one of each level. */
  const depths: number[] = []
  return places.flatMap(({ id, depth: was }) => {
    const depth = depths[was - 1] ?? 0
    depths[was] = gone.has(id) ? depth : depth + 1
    return gone.has(id) ? [] : [{ id, depth }]
  })
}

/** What the two orders of a list do not tell by themselves. */
interface Intended {
  /** The IDs of what was moved; of two that have changed places, either may have been. By default what the orders say. */
  readonly moved?: ReadonlySet<number> | undefined
  /** The IDs of what is put back although a colleague has taken it out. */
  readonly back?: ReadonlySet<number>
}

/**
 * What somebody has made of a list, over what the store has by now: all stands where a colleague has put it, but for what
 * was moved or added here, which stands after the nearest one that it stands after here. What was moved into something that
 * is gone, or that a colleague has put into it, stands where the store has it; what was added into something that is gone,
 * where that was. What was taken out here is out, but for what a colleague has put into it. What they have taken out is
 * gone, but for what is put back.
 */
export function renewedPlaces(
  places: Places,
  now: Places,
  before: Places,
  { moved: touched, back = new Set() }: Intended = {},
): Places {
  const mine = positionsOf(places)
  const known = new Map(mine.map((place) => [place.id, place]))
  const changes = changesOf(before, places)
  const [added, removed] = [changes.added, changes.removed].map((ids) => new Set(ids))
  const moved = touched ?? new Set(changes.moved)
  return mine.reduce<Places>(
    (renewed, { id, ...place }, index) => {
      const isThere = renewed.some((one) => one.id === id)
      if (isThere ? !moved.has(id) : !added?.has(id) && !back.has(id)) return renewed
      const others = without(renewed, id)
      const rowOf = (one: number) => others.findIndex((other) => other.id === one)
      let { parentId } = place
      while (!isThere && parentId !== null && rowOf(parentId) === -1)
        parentId = known.get(parentId)?.parentId ?? null
      const parent = parentId === null ? -1 : rowOf(parentId)
      if (parentId !== null && parent === -1) return renewed
      const siblings = new Set(
        positionsOf(others)
          .filter((other) => other.parentId === parentId)
          .map((sibling) => sibling.id),
      )
      const previous = mine.slice(0, index).findLast((one) => siblings.has(one.id))
      const above = previous ? endOf(others, rowOf(previous.id)) : parent + 1
      const depth = (others[parent]?.depth ?? -1) + 1
      return isThere
        ? movedTo(renewed, id, { above, depth }, Infinity)
        : [...others.slice(0, above), { id, depth }, ...others.slice(above)]
    },
    lifted(now, removed ?? new Set()),
  )
}
