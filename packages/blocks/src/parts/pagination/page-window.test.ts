import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('few pages are all shown', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('many pages show both ends and the neighbours of the current page', () => {
  expect(pageWindow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
})

test('pages ascend, both ends are shown, and a gap hides at least two pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: -5, max: 600 }), (last, current) => {
      const shown = pageWindow(current, last)
      const pages = shown.filter((page) => page !== null)
      expect(pages[0]).toBe(1)
      expect(pages.at(-1)).toBe(last)
      expect(pages).toContain(Math.min(Math.max(current, 1), last))
      expect(shown.length).toBeLessThanOrEqual(9)
      shown.forEach((page, index) => {
        const before = shown[index - 1] ?? null
        const after = shown[index + 1] ?? null
        if (page === null && before !== null && after !== null) expect(after - before).toBeGreaterThan(2)
        if (page !== null && before !== null) expect(page - before).toBe(1)
      })
    }),
  )
})
