import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countItems } from './count-items.ts'

const kept = (items: unknown) => JSON.stringify({ version: 1, value: { items } })

it('the items of all lines are counted', () => {
  expect(countItems(kept([{ count: 2 }, { count: 1 }]))).toBe(3)
})

it('the count of a retail line is read from its size', () => {
  const size = (count: unknown) => ({ size: { size: '38', count } })
  expect(countItems(kept([size(2), size(1), size(1e9)]))).toBe(2 + 1 + 99)
})

it('a tampered count is limited to 1 to 99', () => {
  expect(countItems(kept([{ count: 1e9 }, { count: -4 }, { count: 'x' }, null]))).toBe(99 + 1 + 1 + 1)
})

it('any content of storage gives a number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(kept)), (text) => {
      const items = countItems(text)
      expect(Number.isSafeInteger(items) && items >= 0).toBe(true)
    }),
  )
  expect(countItems(null)).toBe(0)
})
