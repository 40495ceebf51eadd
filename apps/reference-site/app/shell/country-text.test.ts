import { expect, test } from 'vitest'
import { countryText } from './country-text.ts'

const countries = [
  { code: 'KG', name: 'Kyrgyzstan', delivers: true },
  { code: 'NP', name: 'Nepal', delivers: false },
]

test('delivery to a country is promised by a store that delivers there', () => {
  expect(countryText({ countries }, 'KG', 'en')).toBe('Delivering to Kyrgyzstan')
})

test('a store that does not deliver to a country, or anywhere yet, names the country alone', () => {
  expect(countryText({ countries }, 'NP', 'en')).toBe('Country: Nepal')
  expect(countryText({ countries: [] }, 'KG', 'ru')).toBe('Страна: KG')
})
