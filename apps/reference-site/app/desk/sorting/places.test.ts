import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPlaces, changesOf, renewedPlaces, type Places } from './places.ts'
import { stepped, STEPS, type Step } from './sorted-rows.ts'

const place = (id: number, depth: number) => ({ id, depth })

type Move = readonly [id: number, step: Step]
const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.constantFrom(...STEPS)), { maxLength: 4 })
const after = (places: Places, [id, step]: Move): Places => stepped(places, id, step, 4) ?? places

test('moved, nested and added items count as changes', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0)]
  expect(changedPlaces(before, before)).toBe(0)
  expect(changedPlaces([place(2, 0), place(1, 0), place(3, 0)], before)).toBe(1)
  expect(changedPlaces([place(1, 0), place(2, 1), place(3, 0)], before)).toBe(1)
  expect(changedPlaces([...before, place(4, 0)], before)).toBe(1)
})

test('the children of a moved category do not count as changes', () => {
  const before = [place(1, 0), place(2, 0), place(3, 1), place(4, 1)]
  const past = [place(5, 0), place(6, 1), ...before]
  expect(changedPlaces([...before, place(5, 0), place(6, 1)], past), 'past one with others in it').toBe(1)
  expect(changedPlaces([place(1, 0), place(2, 1), place(3, 2), place(4, 2)], before)).toBe(1)
})

test('a colleague’s added, deleted and moved items are distinguished', () => {
  const before = [place(1, 0), place(2, 1), place(3, 0), place(4, 0)]
  const now = [place(3, 0), place(1, 0), place(2, 1), place(5, 1)]
  expect(changesOf(before, now)).toEqual({ added: [5], removed: [4], moved: [3] })
})

test('own moves and a colleague’s moves are merged', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0), place(4, 0)]
  const mine = [place(2, 0), place(1, 0), place(3, 0), place(4, 0)]
  const theirs = [place(1, 0), place(2, 0), place(4, 0), place(3, 0)]
  const both = renewedPlaces(mine, theirs, before)
  expect(both).toEqual([place(2, 0), place(1, 0), place(4, 0), place(3, 0)])
  expect(changedPlaces(both, theirs), 'only my own is not saved').toBe(1)
})

test('an item moved by both stays where the one who saves last put it', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0)]
  const mine = [place(3, 0), place(1, 0), place(2, 0)]
  const theirs = [place(1, 0), place(3, 0), place(2, 0)]
  expect(renewedPlaces(mine, theirs, before)).toEqual(mine)
})

test('of two swapped items, the one moved here stays in its place, wherever a colleague moves it', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0), place(4, 0)]
  const mine = [place(2, 0), place(1, 0), place(3, 0), place(4, 0)]
  const theirs = [place(2, 0), place(3, 0), place(1, 0), place(4, 0)]
  expect(renewedPlaces(mine, theirs, before, { moved: new Set([1]) })).toEqual(mine)
})

test('a colleague’s added items are kept in their place, and deleted ones are removed', () => {
  const before = [place(1, 0), place(2, 1), place(3, 0), place(4, 0)]
  const mine = [place(3, 0), place(1, 0), place(2, 1), place(4, 0)]
  const theirs = [place(1, 0), place(2, 1), place(5, 1), place(3, 0)]
  expect(renewedPlaces(mine, theirs, before)).toEqual([place(3, 0), place(1, 0), place(2, 1), place(5, 1)])
  expect(renewedPlaces([place(3, 0), place(1, 0), place(2, 1)], [place(2, 0), place(3, 0)], before)).toEqual([
    place(3, 0),
    place(2, 0),
  ])
  expect(renewedPlaces([place(1, 0)], [], before)).toEqual([])
})

test('two items moved into each other stay as the store has them', () => {
  const before = [place(1, 0), place(2, 0)]
  const theirs = [place(2, 0), place(1, 1)]
  expect(renewedPlaces([place(1, 0), place(2, 1)], theirs, before)).toEqual(theirs)
})

test('items added here stay in place, and a colleague’s additions to an item removed here are kept', () => {
  const before = [place(1, 0), place(2, 1), place(3, 0)]
  const mine = [place(1, 0), place(4, 1), place(2, 1), place(5, 0), place(3, 1)]
  expect(renewedPlaces(mine, [place(3, 0), place(1, 0), place(2, 1)], before)).toEqual(mine)
  expect(renewedPlaces([place(3, 0)], [...before.slice(0, 2), place(6, 1), place(3, 0)], before)).toEqual([
    place(6, 0),
    place(3, 0),
  ])
})

test('of the items that a colleague removed, the requested ones are restored', () => {
  const before = [place(1, 0), place(2, 1), place(3, 1), place(4, 0)]
  expect(renewedPlaces(before, [place(4, 0)], before, { back: new Set([2, 3]) })).toEqual([
    place(2, 0),
    place(3, 0),
    place(4, 0),
  ])
})

/** Random lists of ten items, with a few random moves of each side. */
const orders = fc
  .tuple(fc.array(fc.nat(2), { minLength: 10, maxLength: 10 }), moves, moves)
  .map(([depths, mine, theirs]) => {
    let above = -1
    const before = depths.map((depth, index) => place(index + 1, (above = Math.min(depth, above + 1))))
    return { before, mine: mine.reduce(after, before), theirs: theirs.reduce(after, before) }
  })

test('moves of one side alone are kept exactly, and moves of both lose nothing', () => {
  fc.assert(
    fc.property(orders, ({ before, mine, theirs }) => {
      expect(renewedPlaces(mine, before, before)).toEqual(mine)
      expect(renewedPlaces(before, theirs, before)).toEqual(theirs)
      const both = renewedPlaces(mine, theirs, before)
      expect(new Set(both.map(({ id }) => id))).toEqual(new Set(theirs.map(({ id }) => id)))
      expect(both).toHaveLength(theirs.length)
      both.forEach(({ depth }, index) =>
        expect(depth).toBeLessThanOrEqual((both[index - 1]?.depth ?? -1) + 1),
      )
    }),
  )
})
