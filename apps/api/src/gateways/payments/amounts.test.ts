import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDecimal, toDecimal } from './amounts.ts'

test('a sum written as a decimal is read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
      expect(fromDecimal(toDecimal(minor))).toBe(minor)
    }),
  )
})

test.each([
  ['25', 2_500],
  ['25.7', 2_570],
  ['0.01', 1],
])('%s is read as %i hundredths', (text, minor) => expect(fromDecimal(text)).toBe(minor))

test.each(['', '1,5', '1.234', '-1.00', '1e3', ' 1.00', '1.00 '])('“%s” is not read as a sum', (text) =>
  expect(fromDecimal(text)).toBeUndefined(),
)
