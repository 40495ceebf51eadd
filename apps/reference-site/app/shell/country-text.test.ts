import { expect, test } from 'vitest'
import { countryText } from './country-text.ts'

const countries = [
  { code: 'KG', name: 'Kyrgyzstan', delivers: true },
  { code: 'NP', name: 'Nepal', delivers: false },
]

test('a country with delivery is shown with it', () => {
  expect(countryText({ countries }, 'KG', 'en')).toBe('Delivering to Kyrgyzstan')
})

test('a country without delivery is shown alone', () => {
  expect(countryText({ countries }, 'NP', 'en')).toBe('Country: Nepal')
  expect(countryText({ countries: [] }, 'KG', 'ru')).toBe('Страна: KG')
})
