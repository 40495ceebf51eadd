import { expect, test } from 'vitest'
import { placeInList } from './place-in-list.ts'

test('row numbers continue from page to page', () => {
  expect(placeInList({ current_page: 1, per_page: 24 }, 0)).toBe(1)
  expect(placeInList({ current_page: 3, per_page: 24 }, 5)).toBe(54)
})
