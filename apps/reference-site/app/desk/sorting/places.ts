import { positionsOf, type CategoryPlace } from '@shyrdak/sdk/management'
import { unmovedRows } from '../form/changed-rows.ts'
import { endOf, movedTo, without } from './sorted-rows.ts'

export type Places = readonly CategoryPlace[]

const siblingsOf = (places: Places) => Map.groupBy(positionsOf(places), ({ parentId }) => parentId)
const textsOf = (siblings: readonly { id: number }[] = []) => siblings.map(({ id }) => String(id))

/** Compares two orders of a list. Returns the ids of added, removed and moved items. */
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

/** Counts the added, removed and moved items. The descendants of a moved category do not count. */
export const changedPlaces = (places: Places, before: Places): number =>
  Object.values(changesOf(before, places)).reduce((sum, { length }) => sum + length, 0)

/** Removes items from a list. Their children move up to their level. */
function lifted(places: Places, gone: ReadonlySet<number>): Places {
  /** The new depth for children of the latest item on each level. */
  const depths: number[] = []
  return places.flatMap(({ id, depth: was }) => {
    const depth = depths[was - 1] ?? 0
    depths[was] = gone.has(id) ? depth : depth + 1
    return gone.has(id) ? [] : [{ id, depth }]
  })
}

/** What cannot be derived from the two orders of a list. */
interface Intended {
  /**
   * The ids of moved items, since of two that changed places either may have been moved. By default derived
   * from the orders.
   */
  readonly moved?: ReadonlySet<number> | undefined
  /** The ids of items to restore although a colleague removed them. */
  readonly back?: ReadonlySet<number>
}

/**
 * Rebases a sorted list onto the stored one. Items are where a colleague put them, except those moved or
 * added here, which follow their nearest predecessor here. An item moved into one that is gone, or that a
 * colleague put inside it, stays where it is stored; an item added to one that is gone takes its position.
 * Items removed here are removed, except what a colleague put into them. Items removed by a colleague are
 * gone, except those in `back`.
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
