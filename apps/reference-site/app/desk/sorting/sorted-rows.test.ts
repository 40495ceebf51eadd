import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movedTo, placeOf, stepped, STEPS, without, type SortedRow } from './sorted-rows.ts'

/** Parses rows from text: each has as many leading dots as its depth. */
const rows = (text: string): SortedRow[] =>
  text
    .split(' ')
    .map((one) => ({ id: one.replaceAll('.', ''), depth: one.length - one.replaceAll('.', '').length }))
const written = (list: readonly SortedRow[] | null) =>
  list?.map(({ id, depth }) => '.'.repeat(depth) + id).join(' ') ?? null

const MENU = 'a .b .c ..d e .f g'

describe('a step', () => {
  test.each([
    ['e', 'up', 'e .f a .b .c ..d g'],
    ['a', 'down', 'e .f a .b .c ..d g'],
    ['g', 'down', null],
    ['b', 'up', null],
    ['c', 'up', 'a .c ..d .b e .f g'],
    ['g', 'in', 'a .b .c ..d e .f .g'],
    ['c', 'in', null],
    ['a', 'in', null],
    ['c', 'out', 'a .b c .d e .f g'],
    ['b', 'out', 'a .c ..d b e .f g'],
    ['a', 'out', null],
    ['d', 'out', 'a .b .c .d e .f g'],
  ] as const)('of %s %s leads to %s', (id, step, to) => {
    expect(written(stepped(rows(MENU), id, step, 3))).toBe(to)
  })
})

describe('a dropped row', () => {
  test.each([
    ['g', { above: 0, depth: 2 }, 'g a .b .c ..d e .f'],
    ['g', { above: 2, depth: 0 }, 'a .b .g .c ..d e .f'],
    ['g', { above: 4, depth: 2 }, 'a .b .c ..d ..g e .f'],
    ['g', { above: 4, depth: 0 }, 'a .b .c ..d g e .f'],
    ['e', { above: 1, depth: 1 }, 'a .e ..f .b .c ..d g'],
    ['c', { above: 2, depth: 0 }, 'a .b c .d e .f g'],
    // It would exceed the maximum depth.
    ['e', { above: 3, depth: 2 }, MENU],
  ])('%s at %j', (id, gap, to) => {
    expect(written(movedTo(rows(MENU), id, gap, 3))).toBe(to)
  })
})

test('a row is removed with its children, and knows its place among its siblings', () => {
  expect(written(without(rows(MENU), 'a'))).toBe('e .f g')
  expect(written(without(rows(MENU), 'c'))).toBe('a .b e .f g')
  expect(placeOf(rows(MENU), 'e')).toEqual({ place: 2, of: 3 })
  expect(placeOf(rows(MENU), 'd')).toEqual({ place: 1, of: 1 })
})

test('no moves lose a row or break the tree', () => {
  const depths = fc.array(fc.nat(2), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(
      depths,
      fc.nat(11),
      fc.nat(11),
      fc.nat(3),
      fc.constantFrom(...STEPS),
      (wanted, at, above, depth, step) => {
        let before = -1
        const list = wanted.map((one, index) => {
          before = Math.min(one, before + 1)
          return { id: String(index), depth: before }
        })
        const { id } = list[at % list.length]!
        const isTree = (tree: readonly SortedRow[]) =>
          tree.every((row, index) => row.depth <= (tree[index - 1]?.depth ?? -1) + 1 && row.depth < 3)
        const ids = (tree: readonly SortedRow[]) =>
          tree.map((row) => Number(row.id)).toSorted((a, b) => a - b)
        const dropped = movedTo(list, id, { above: above % list.length, depth }, 3)
        const moved = stepped(list, id, step, 3) ?? list
        for (const tree of [dropped, moved]) {
          expect(isTree(tree)).toBe(true)
          expect(ids(tree)).toEqual(ids(list))
        }
      },
    ),
  )
})
