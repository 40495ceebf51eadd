import { expect, test } from 'vitest'
import { CHECKOUT_COUNTRIES } from '../contract/country-codes.ts'
import { isPostalCode, POSTAL_EXAMPLES } from './postal-code.ts'

test.each(CHECKOUT_COUNTRIES)(
  'the example of %s is a valid postcode there, and altered ones are not',
  (country) => {
    const example = POSTAL_EXAMPLES[country]
    expect(isPostalCode(` ${example} `, country)).toBe(true)
    for (const wrong of [
      `${example}1`,
      example.slice(1),
      example.replace(/^./, 'A'),
      `${example.slice(0, 3)} 01`,
      '',
    ])
      expect(isPostalCode(wrong, country), wrong).toBe(false)
  },
)

test('any postcode is accepted in other countries', () => {
  expect(isPostalCode('SW1A 1AA', 'GB')).toBe(true)
})
