import { expect, test } from 'vitest'
import { SHOP_COUNTRIES } from './shop-countries.ts'

test('the list of countries is the one that its script generates', async () => {
  const script: string = '../../../scripts/countries.mjs'
  const { countries } = (await import(script)) as { countries: unknown } // a script has no types
  expect(SHOP_COUNTRIES).toEqual(countries)
})

test('a shopper finds the countries under the names that the specification gives them', () => {
  expect(SHOP_COUNTRIES.map(({ name }) => name.en).join(', ')).toBe(
    'Kyrgyzstan, Kazakhstan, Russia, Japan, USA, Australia, Azerbaijan, Armenia, Bahrain, Belarus, Belgium, ' +
      'United Kingdom, Hungary, Germany, Denmark, Israel, Iceland, Italy, Canada, Qatar, China, Kuwait, Latvia, ' +
      'Lithuania, Liechtenstein, Luxembourg, Malta, Monaco, Moldova, Netherlands, New Zealand, Norway, UAE, ' +
      'Portugal, Singapore, Slovakia, Slovenia, Saudi Arabia, Tajikistan, Taiwan, Ukraine, Uzbekistan, South Korea',
  )
})
