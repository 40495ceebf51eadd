import { expect, test } from 'vitest'
import { changedPlaces, changesOf, renewedPlaces } from './places.ts'

const place = (id: number, depth: number) => ({ id, depth })

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

test('the order that somebody has made stays, and what a colleague has added stands where they put it', () => {
  const mine = [place(3, 0), place(1, 0), place(2, 1), place(4, 0)]
  const now = [place(1, 0), place(2, 1), place(5, 1), place(3, 0)]
  expect(renewedPlaces(mine, now)).toEqual([place(3, 0), place(1, 0), place(2, 1), place(5, 1)])
})

test('no order is lost to what a colleague has put into something else, or taken from around it', () => {
  const apart = [place(3, 0), place(1, 0)]
  expect(renewedPlaces(apart, [place(1, 0), place(3, 1), place(6, 2)])).toEqual([
    place(3, 0),
    place(6, 1),
    place(1, 0),
  ])
  expect(renewedPlaces([place(3, 0), place(1, 0), place(2, 1)], [place(2, 0), place(3, 0)])).toEqual([
    place(3, 0),
    place(2, 1),
  ])
  expect(renewedPlaces([place(1, 0)], [])).toEqual([])
})

test('what a colleague has added takes nothing into itself', () => {
  const moved = [place(1, 0), place(2, 1)]
  expect(renewedPlaces(moved, [place(1, 0), place(5, 0), place(2, 0)])).toEqual([...moved, place(5, 0)])
})
