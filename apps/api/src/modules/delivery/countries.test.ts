import { Country, LANGUAGES, SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { countryRoutes } from './routes/countries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('every selectable country has names, a flag, a location and a currency, and says if the store delivers there', async () => {
  const call = { principal: { kind: 'guest' }, language: 'ru', idempotencyKey: undefined, ip: '::1' } as const
  const { data, total } = await countryRoutes.list(
    {
      ...call,
      country: 'KG',
      params: undefined as never,
      body: undefined as never,
      query: { per_page: 250 },
    },
    shop.context,
  )
  expect(total).toBe(SELECTABLE_COUNTRIES.length)
  expect(data.map(({ code }) => code)).toEqual([...SELECTABLE_COUNTRIES])
  for (const country of data) {
    expect(Country.parse(country)).toEqual(country)
    for (const language of LANGUAGES) expect(country.name[language].length).toBeGreaterThan(2)
  }
  expect(data.filter(({ delivers }) => delivers).map(({ code }) => code)).toEqual([
    'KG',
    'KZ',
    'RU',
    'BY',
    'UA',
  ])
  expect(data.find(({ code }) => code === 'DE')?.currency).toBe('EUR')
})
