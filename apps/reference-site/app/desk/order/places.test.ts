import { expect, test } from 'vitest'
import { changedPlaces } from './places.ts'

const place = (id: number, depth: number) => ({ id, depth })

test('what stands elsewhere, or deeper, is counted as changed', () => {
  const before = [place(1, 0), place(2, 0), place(3, 0)]
  expect(changedPlaces(before, before)).toBe(0)
  expect(changedPlaces([place(2, 0), place(1, 0), place(3, 0)], before)).toBe(2)
  expect(changedPlaces([place(1, 0), place(2, 1), place(3, 0)], before)).toBe(1)
  expect(changedPlaces([...before, place(4, 0)], before)).toBe(1)
})
