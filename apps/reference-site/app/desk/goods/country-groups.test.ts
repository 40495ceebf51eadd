import { expect, test } from 'vitest'
import { groupsOf } from './country-groups.ts'

const country = (code: string, region: string, delivers = false) => ({ code, region, delivers })
const COUNTRIES = [country('KG', 'Asia', true), country('RU', 'Europe', true), country('DE', 'Europe')]

test('only groups with countries are offered, those with a price first', () => {
  expect(groupsOf(COUNTRIES, ['DE']).map(({ name, countries }) => `${name}: ${countries.join(' ')}`)).toEqual(
    ['listed: DE', 'delivered: KG RU', 'Asia: KG', 'Europe: RU DE', 'all: KG RU DE'],
  )
  expect(groupsOf(COUNTRIES, [])[0]?.name).toBe('delivered')
  expect(groupsOf([], ['KG'])).toEqual([])
})
