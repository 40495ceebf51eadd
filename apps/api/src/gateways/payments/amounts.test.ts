import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDecimal, toDecimal } from './amounts.ts'

test('a sum is read back as it was written', () => {
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
])('%s is %i hundredths', (text, minor) => expect(fromDecimal(text)).toBe(minor))

test.each(['', '1,5', '1.234', '-1.00', '1e3', ' 1.00', '1.00 '])('“%s” is no sum', (text) =>
  expect(fromDecimal(text)).toBeUndefined(),
)
