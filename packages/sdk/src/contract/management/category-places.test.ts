import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CATEGORY_LEVELS,
  inTreeOrder,
  isCategoryTree,
  positionsOf,
  withBranches,
  type CategoryPlace,
} from './category-places.ts'

/** Trees of up to thirty categories: each goes at most one level below the one before it. */
const tree = fc.array(fc.nat({ max: CATEGORY_LEVELS - 1 }), { maxLength: 30 }).map((depths) => {
  const places: CategoryPlace[] = []
  for (const [index, depth] of depths.entries())
    places.push({ id: 100 - index, depth: Math.min(depth, (places.at(-1)?.depth ?? -1) + 1) })
  return places
})
const anyPlaces = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 12 }), depth: fc.nat({ max: CATEGORY_LEVELS }) }),
  { maxLength: 12 },
)

test('a tree survives conversion to positions and back', () => {
  fc.assert(
    fc.property(tree, (places) => {
      expect(isCategoryTree(places)).toBe(true)
      const rows = positionsOf(places).toSorted((a, b) => a.position - b.position || a.id - b.id)
      expect(inTreeOrder(rows).map(({ id, depth }) => ({ id, depth }))).toEqual(places)
    }),
  )
})

test('siblings have consecutive positions from zero', () => {
  fc.assert(
    fc.property(tree, (places) => {
      for (const siblings of Map.groupBy(positionsOf(places), ({ parentId }) => parentId).values())
        expect(siblings.map(({ position }) => position)).toEqual(siblings.map((_, index) => index))
    }),
  )
})

test('in a valid tree each parent comes before its children, and no category contains itself', () => {
  fc.assert(
    fc.property(anyPlaces, (places) => {
      fc.pre(isCategoryTree(places))
      const seen = new Set<number | null>([null])
      for (const { id, parentId } of positionsOf(places)) {
        expect(seen).toContain(parentId)
        expect(seen).not.toContain(id)
        seen.add(id)
      }
    }),
  )
})

test.each([
  ['a category that is there twice', [1, 1], [0, 0]],
  ['a first one that stands in nothing', [1, 2], [1, 0]],
  ['one that skips a level', [1, 2], [0, 2]],
])('%s is not a valid tree', (_, ids, depths) => {
  expect(isCategoryTree(ids.map((id, index) => ({ id, depth: depths[index]! })))).toBe(false)
})

test('a branch is a category with all below it; a cycle ends, and is left out of the tree order', () => {
  const rows = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: null },
    { id: 5, parentId: 6 },
    { id: 6, parentId: 5 },
  ]
  expect(withBranches(rows, [2, 5])).toEqual(new Set([2, 3, 5, 6]))
  expect(inTreeOrder(rows).map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
