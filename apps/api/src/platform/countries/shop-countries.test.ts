import { expect, test } from 'vitest'
import { SHOP_COUNTRIES } from './shop-countries.ts'

test('the list of countries is the one that its script generates', async () => {
  const script: string = '../../../scripts/countries.mjs'
  const { countries } = (await import(script)) as { countries: unknown } // a script has no types
  expect(SHOP_COUNTRIES).toEqual(countries)
})
