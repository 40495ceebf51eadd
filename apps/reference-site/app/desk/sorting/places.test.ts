import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPlaces, changesOf, renewedPlaces, type Places } from './places.ts'
import { stepped, STEPS, type Step } from './sorted-rows.ts'

const place = (id: number, depth: number) => ({ id, depth })

type Move = readonly [id: number, step: Step]
const moves = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.constantFrom(...STEPS)), { maxLength: 4 })
const after = (places: Places, [id, step]: Move): Places => stepped(places, id, step, 4) ?? places

test('what was moved, or put into another one, is counted as changed', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0)]
  expect(changedPlaces(before, before)).toBe(0)
  expect(changedPlaces([place(2, 0), place(1, 0), place(3, 0)], before)).toBe(1)
  expect(changedPlaces([place(1, 0), place(2, 1), place(3, 0)], before)).toBe(1)
  expect(changedPlaces([...before, place(4, 0)], before)).toBe(1)
})

test('what stands in a category that is moved has not changed', () => {
  const before = [place(1, 0), place(2, 0), place(3, 1), place(4, 1)]
  const past = [place(5, 0), place(6, 1), ...before]
  expect(changedPlaces([...before, place(5, 0), place(6, 1)], past), 'past one with others in it').toBe(1)
  expect(changedPlaces([place(1, 0), place(2, 1), place(3, 2), place(4, 2)], before)).toBe(1)
})

test('what a colleague has added, deleted and moved is told apart', () => {
  const before = [place(1, 0), place(2, 1), place(3, 0), place(4, 0)]
  const now = [place(3, 0), place(1, 0), place(2, 1), place(5, 1)]
  expect(changesOf(before, now)).toEqual({ added: [5], removed: [4], moved: [3] })
})

test('the order that somebody has made stays, and so does what a colleague has moved meanwhile', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0), place(4, 0)]
  const mine = [place(2, 0), place(1, 0), place(3, 0), place(4, 0)]
  const theirs = [place(1, 0), place(2, 0), place(4, 0), place(3, 0)]
  const both = renewedPlaces(mine, theirs, before)
  expect(both).toEqual([place(2, 0), place(1, 0), place(4, 0), place(3, 0)])
  expect(changedPlaces(both, theirs), 'only my own is not saved').toBe(1)
})

test('what both have moved stands where whoever saves last has put it', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0)]
  const mine = [place(3, 0), place(1, 0), place(2, 0)]
  const theirs = [place(1, 0), place(3, 0), place(2, 0)]
  expect(renewedPlaces(mine, theirs, before)).toEqual(mine)
})

test('of two that changed places the one that was moved here goes where it was put, wherever a colleague puts it', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0), place(4, 0)]
  const mine = [place(2, 0), place(1, 0), place(3, 0), place(4, 0)]
  const theirs = [place(2, 0), place(3, 0), place(1, 0), place(4, 0)]
  expect(renewedPlaces(mine, theirs, before, { moved: new Set([1]) })).toEqual(mine)
})

test('what a colleague has added stands where they put it, and what they have deleted is gone', () => {
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

test('two that are put into each other at once stay where the store has them', () => {
  const before = [place(1, 0), place(2, 0)]
  const theirs = [place(2, 0), place(1, 1)]
  expect(renewedPlaces([place(1, 0), place(2, 1)], theirs, before)).toEqual(theirs)
})

test('what was added here stands where it was put, and what was taken out here leaves what a colleague has put into it', () => {
  const before = [place(1, 0), place(2, 1), place(3, 0)]
  const mine = [place(1, 0), place(4, 1), place(2, 1), place(5, 0), place(3, 1)]
  expect(renewedPlaces(mine, [place(3, 0), place(1, 0), place(2, 1)], before)).toEqual(mine)
  expect(renewedPlaces([place(3, 0)], [...before.slice(0, 2), place(6, 1), place(3, 0)], before)).toEqual([
    place(6, 0),
    place(3, 0),
  ])
})

test('of what a colleague has taken out, that comes back which is asked for', () => {
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

test('where only one has moved something all stands as they have put it, and nothing is lost where both have', () => {
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
