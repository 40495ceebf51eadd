import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountCode } from './discount-code.ts'

test('a discount code is the same however it is typed or pasted', () => {
  for (const typed of ['felt-10', ' FELT-10 ', 'Felt-10', 'ｆｅｌｔ-１０'])
    expect(discountCode(typed)).toBe('FELT-10')
  expect(discountCode('жүн-10')).toBe('ЖҮН-10')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(discountCode(discountCode(typed))).toBe(discountCode(typed))
    }),
  )
})
