import { expect, test } from 'vitest'
import { deliveryCountries } from './delivery-countries.ts'

const to = (delivered: number, others = 3) => ({
  countries: Array.from({ length: delivered + others }, (_, place) => ({
    code: `C${place}`,
    name: `Country ${place}`,
    delivers: place < delivered,
  })),
})

test('a few countries of delivery are named, in their order', () => {
  expect(deliveryCountries(to(2), 'en')).toBe('Country 0, Country 1')
})

test('many countries of delivery are counted, with the plural of each language', () => {
  expect(deliveryCountries(to(43), 'en')).toBe('To 43 countries')
  expect(deliveryCountries(to(43), 'ru')).toBe('В 43 страны')
  expect(deliveryCountries(to(21), 'ru')).toBe('В 21 страну')
  expect(deliveryCountries(to(43), 'kg')).toBe('43 өлкөгө')
})

test('a store without delivery names no country', () => {
  expect(deliveryCountries(to(0), 'ru')).toBeNull()
})
