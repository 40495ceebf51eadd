import { expect, test } from 'vitest'
import { SHOP_COUNTRIES } from './shop-countries.ts'

test('the list of countries is what the packages of countries say', async () => {
  const script: string = '../../../scripts/countries.mjs'
  const { countries } = (await import(script)) as { countries: unknown } // a script has no types
  expect(SHOP_COUNTRIES).toEqual(countries)
})
