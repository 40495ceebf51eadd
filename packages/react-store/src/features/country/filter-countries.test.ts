import type { Country } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { filterCountries } from './filter-countries.ts'

const country = (code: string, en: string, ru: string, kg: string): Country => ({
  code,
  name: { en, ru, kg },
  flag: '',
  location: { latitude: 0, longitude: 0 },
  region: '',
  currency: 'KGS',
  delivers: false,
})

const COUNTRIES = [
  country('GB', 'United Kingdom', 'Великобритания', 'Улуу Британия'),
  country('US', 'USA', 'США', 'АКШ'),
  country('AE', 'UAE', 'ОАЭ', 'БАЭ'),
]

const found = (typed: string): string[] => filterCountries(COUNTRIES, typed, 'en').map(({ code }) => code)

test.each([
  ['usa', 'US'],
  ['United States', 'US'],
  ['акш', 'US'],
  ['uae', 'AE'],
  ['arab', 'AE'],
  ['оаэ', 'AE'],
])('a person who types %j finds the country by its short or its full name', (typed, code) => {
  expect(found(typed)).toEqual([code])
})

test('the country that starts with what is typed comes first, and anything else finds none', () => {
  expect(found('united')).toEqual(['GB', 'US', 'AE'])
  expect(found('Atlantis')).toEqual([])
})
