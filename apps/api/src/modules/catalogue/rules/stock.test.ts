import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysToMake, inStockOrder, lineState } from './stock.ts'

test('stock is sorted the same way whatever the order of the items', () => {
  const piece = fc.record({ variation_id: fc.integer({ min: 1, max: 4 }), size: fc.string() })
  const items = fc.uniqueArray(piece, { selector: ({ variation_id, size }) => `${variation_id}:${size}` })
  fc.assert(
    fc.property(
      items.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(inStockOrder(shuffled)).toEqual(inStockOrder(all))
      },
    ),
  )
})

const key = { soldHere: true, stock: 5, madeToOrderDays: null }
const artisan = { soldHere: true, stock: 5, madeToOrderDays: 14 }

test('a line is available only while its whole count is in stock', () => {
  expect(lineState(1, undefined)).toBe('unknown')
  expect(lineState(1, { ...key, soldHere: false })).toBe('not_sold_here')
  expect(lineState(1, { ...key, stock: 0 })).toBe('sold_out')
  expect(lineState(6, key)).toBe('insufficient')
  expect(lineState(5, key)).toBe('available')
})

test('goods made to order are available beyond the stock, and take longer then', () => {
  expect(lineState(99, artisan)).toBe('available')
  expect(lineState(1, { ...artisan, stock: 0 })).toBe('available')
  expect(lineState(1, { ...artisan, soldHere: false })).toBe('not_sold_here')
  expect([daysToMake(5, artisan), daysToMake(6, artisan), daysToMake(6, key)]).toEqual([null, 14, null])
})
