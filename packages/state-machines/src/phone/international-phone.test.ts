import { expect, test } from 'vitest'
import { internationalPhone } from './index.ts'

test.each([
  ['0700 123 456', 'KG', '+996700123456'],
  ['+7 916 123-45-67', 'KG', '+79161234567'],
  ['8 (916) 123-45-67', 'RU', '+79161234567'],
  ['123', 'KG', null],
  ['call me', 'KG', null],
  ['٠٧٠٠ ١٢٣ ٤٥٦', 'KG', null],
  ['+۹۹۶۷۰۰۱۲۳۴۵۶', 'KG', null],
  ['+９９６７００１２３４５６', 'KG', null],
  ['', 'RU', null],
])('the phone number %s in %s is %s', async (typed, country, international) => {
  expect(await internationalPhone(typed, country)).toBe(international)
})
