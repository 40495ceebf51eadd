import * as z from 'zod/mini'
import { Id } from '../scalars.ts'

/**
 * Maximum number of category levels, the same as in menus: menus, filters and breadcrumbs have no room for
 * more. Pages of the shop lead down one level at a time.
 */
export const CATEGORY_LEVELS = 3

/** Maximum number of categories in a tree, which is shown and reordered as a whole. */
export const MAX_CATEGORIES = 500

/**
 * A category in a depth-first list of its tree. Its parent is the nearest preceding category with a lower
 * depth. `depth` is 0 at the top.
 */
export const CategoryPlace = z.object({
  id: Id,
  depth: z.int().check(z.minimum(0), z.maximum(CATEGORY_LEVELS - 1)),
})
export type CategoryPlace = z.infer<typeof CategoryPlace>

/** The parent of a category, null at the top, and the number of siblings before it. */
export interface CategoryPosition {
  readonly id: number
  readonly parentId: number | null
  readonly position: number
}

/**
 * Whether a list of places is a tree: each category occurs once, the first is at the top, and none is more
 * than one level below the previous one. Such a list contains no cycle.
 */
export const isCategoryTree = (places: readonly CategoryPlace[]): boolean =>
  new Set(places.map(({ id }) => id)).size === places.length &&
  places.every(({ depth }, index) => depth <= (places[index - 1]?.depth ?? -1) + 1)

/** Converts a depth-first list to positions, one for each category. */
export function positionsOf(places: readonly CategoryPlace[]): CategoryPosition[] {
  /** The last category of each level, down to the current one. */
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

/** Returns categories as a depth-first list. Siblings keep their order; cycles are left out, as elsewhere. */
export function inTreeOrder<Row extends Filed>(rows: readonly Row[]): (Row & { depth: number })[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const from = (parentId: number | null, depth: number): (Row & { depth: number })[] =>
    (below.get(parentId) ?? []).flatMap((row) => [{ ...row, depth }, ...from(row.id, depth + 1)])
  return from(null, 0)
}

/** Returns the ids of the given categories and of all their descendants. */
export function withBranches(rows: readonly Filed[], ids: Iterable<number>): Set<number> {
  const found = new Set(ids)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  // A Set also iterates over values that are added during the iteration.
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child.id)
  return found
}
