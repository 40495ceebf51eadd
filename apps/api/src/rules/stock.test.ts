import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inStockOrder, lineState } from './stock.ts'

test('everyone touches the same things in the same order', () => {
  const piece = fc.record({ variation_id: fc.integer({ min: 1, max: 4 }), size: fc.string() })
  const pieces = fc.uniqueArray(piece, { selector: ({ variation_id, size }) => `${variation_id}:${size}` })
  fc.assert(
    fc.property(
      pieces.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(inStockOrder(shuffled)).toEqual(inStockOrder(all))
      },
    ),
  )
})

test('a line is available only while the shelf holds all of it', () => {
  expect(lineState(1, undefined)).toBe('unknown')
  expect(lineState(1, { soldHere: false, stock: 5 })).toBe('not_sold_here')
  expect(lineState(1, { soldHere: true, stock: 0 })).toBe('sold_out')
  expect(lineState(6, { soldHere: true, stock: 5 })).toBe('insufficient')
  expect(lineState(5, { soldHere: true, stock: 5 })).toBe('available')
})
