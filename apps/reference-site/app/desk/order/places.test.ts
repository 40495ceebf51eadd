import { expect, test } from 'vitest'
import { changedPlaces } from './places.ts'

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
  expect(changedPlaces([place(1, 0), place(2, 1), place(3, 2), place(4, 2)], before)).toBe(1)
})
