import * as z from 'zod/mini'
import { Id } from '../scalars.ts'

/**
 * How deep categories stand in each other, as menus do: menus, filters and breadcrumbs have room for no more. The pages of
 * the shop lead down one level at a time.
 */
export const CATEGORY_LEVELS = 3

/** The most categories of one tree: it is shown and put in order as a whole. */
export const MAX_CATEGORIES = 500

/** A category in a list of its tree: it stands in the nearest one above that is less deep. `depth` is 0 at the top. */
export const CategoryPlace = z.object({
  id: Id,
  depth: z.int().check(z.minimum(0), z.maximum(CATEGORY_LEVELS - 1)),
})
export type CategoryPlace = z.infer<typeof CategoryPlace>

/** Where a category stands: in another one, or at the top, after how many others there. */
export interface CategoryPosition {
  readonly id: number
  readonly parentId: number | null
  readonly position: number
}

/**
 * Whether a list of places is a tree: each category once, the first at the top, none more than one level below the one
 * before it. No such list has a category that is in itself.
 */
export const isCategoryTree = (places: readonly CategoryPlace[]): boolean =>
  new Set(places.map(({ id }) => id)).size === places.length &&
  places.every(({ depth }, index) => depth <= (places[index - 1]?.depth ?? -1) + 1)

/** The tree that a list of places is, one position for each. */
export function positionsOf(places: readonly CategoryPlace[]): CategoryPosition[] {
  /** The newest category of each level down to the one that is looked at. */
  const path: number[] = []
  const counts = new Map<number | null, number>()
  return places.map(({ id, depth }) => {
    path.length = depth
    const parentId = path.at(-1) ?? null
    path.push(id)
    const position = counts.get(parentId) ?? 0
    counts.set(parentId, position + 1)
    return { id, parentId, position }
  })
}

interface Filed {
  readonly id: number
  readonly parentId: number | null
}

/** Categories as a list of their tree, given in the order of siblings. One that is in itself is left out, as everywhere. */
export function inTreeOrder<Row extends Filed>(rows: readonly Row[]): (Row & { depth: number })[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const from = (parentId: number | null, depth: number): (Row & { depth: number })[] =>
    (below.get(parentId) ?? []).flatMap((row) => [{ ...row, depth }, ...from(row.id, depth + 1)])
  return from(null, 0)
}

/** Some categories, and whatever stands in them. */
export function withBranches(rows: readonly Filed[], ids: Iterable<number>): Set<number> {
  const found = new Set(ids)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  // A set visits what is added to it meanwhile.
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id)
  return found
}
