import { expect, test } from 'vitest'
import { CHECKOUT_COUNTRIES } from '../contract/country-codes.ts'
import { isPostalCode, plainPostalCode, POSTAL_EXAMPLES } from './postal-code.ts'

test.each(CHECKOUT_COUNTRIES)(
  'the example of %s is a valid postcode there, and altered ones are not',
  (country) => {
    const example = POSTAL_EXAMPLES[country]
    expect(isPostalCode(` ${example} `, country)).toBe(true)
    for (const wrong of [
      `${example}1`,
      example.slice(1),
      example.replace(/^./, 'A'),
      `${example.slice(0, 3)} 0`,
      `${example.slice(0, 3)}.${example.slice(3)}`,
      '',
    ])
      expect(isPostalCode(wrong, country), wrong).toBe(false)
  },
)

test.each([
  ['KG', '720 001'],
  ['KZ', '050-000'],
  ['RU', '101 000'],
  ['BY', '220 030'],
  ['UA', '01 001'],
  ['UA', '010-01'],
])('a person in %s may group the digits: %s', (country, typed) => {
  expect(isPostalCode(typed, country)).toBe(true)
  expect(plainPostalCode(typed, country)).toBe(typed.replace(/[ -]/, ''))
})

test.each([
  ['GB', 'SW1A 1AA'],
  ['PT', '1234-567'],
  ['SE', '123 45'],
])('any postcode is accepted in other countries, with its space or hyphen: %s %s', (country, typed) => {
  expect(isPostalCode(typed, country)).toBe(true)
  expect(plainPostalCode(` ${typed} `, country)).toBe(typed)
})
