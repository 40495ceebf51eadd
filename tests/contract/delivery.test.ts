import type { LineRequest } from '@shyrdak/sdk/contract'
import { nearestCountry } from '@shyrdak/state-machines/country/rules'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../store/open-test-store.ts'
import { orderFor, someGoods } from './buy.ts'
import { managerOf } from './manager-of.ts'

let store: TestStore
let line: LineRequest
beforeAll(async () => {
  store = await openTestStore({
    engine: 'postgres',
    environment: { DELIVERY_COUNTRIES: 'KG KZ RU BY UA DE', TEST_CARRIERS: 'true' },
  })
  const [first] = await someGoods(store.sdk, 1)
  line = first!
})
afterAll(() => store.close())

const issuesOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error: { issues?: unknown }) => error.issues,
  )

test('a country has delivery or none, and its pickup points', async () => {
  expect(await store.sdk.retailOrders.delivery.ways()).toMatchObject({
    country_iso_code: 'KG',
    delivers: true,
    pickups: [{ code: 'kg-pickup' }],
  })
  for (const [country, delivers] of [
    ['DE', true],
    ['JP', false],
  ] as const)
    expect(await store.sdkFor(country).retailOrders.delivery.ways()).toMatchObject({ delivers, pickups: [] })
})

const CITIES = [
  ['KG', 'Bishkek', 42.87, 74.59],
  ['KG', 'Osh', 40.53, 72.8],
  ['KG', 'Karakol', 42.49, 78.39],
  ['KZ', 'Almaty', 43.24, 76.95],
  ['KZ', 'Shymkent', 42.32, 69.59],
  ['KZ', 'Taraz', 42.9, 71.37],
  ['KZ', 'Astana', 51.13, 71.43],
  ['UZ', 'Tashkent', 41.31, 69.28],
  ['UZ', 'Samarkand', 39.65, 66.96],
  ['UZ', 'Andijan', 40.78, 72.34],
  ['TJ', 'Dushanbe', 38.56, 68.77],
  ['TJ', 'Khujand', 40.28, 69.62],
  ['CN', 'Kashgar', 39.47, 75.99],
  ['CN', 'Beijing', 39.9, 116.4],
  ['RU', 'Moscow', 55.75, 37.62],
  ['RU', 'Saint Petersburg', 59.94, 30.31],
  ['RU', 'Novosibirsk', 55.03, 82.92],
  ['RU', 'Rostov', 47.24, 39.71],
  ['RU', 'Vladivostok', 43.12, 131.89],
  ['BY', 'Minsk', 53.9, 27.56],
  ['BY', 'Grodno', 53.68, 23.83],
  ['UA', 'Kyiv', 50.45, 30.52],
  ['UA', 'Lviv', 49.84, 24.03],
  ['UA', 'Odesa', 46.48, 30.73],
  ['DE', 'Munich', 48.14, 11.58],
  ['GB', 'London', 51.51, -0.13],
  ['IT', 'Milan', 45.46, 9.19],
  ['JP', 'Tokyo', 35.68, 139.69],
  ['KR', 'Seoul', 37.57, 126.98],
  ['US', 'Seattle', 47.61, -122.33],
  ['CA', 'Toronto', 43.65, -79.38],
] as const

test('a shopper in a city is in its country', async () => {
  const { data } = await store.sdk.content.countries.list({ query: { per_page: 250 } })
  const located = CITIES.map(([, city, latitude, longitude]) => [
    nearestCountry({ latitude, longitude }, data),
    city,
  ])
  expect(located).toEqual(CITIES.map(([code, city]) => [code, city]))
})

test('a pickup order needs no address, and has none', async () => {
  const { delivery, orders } = store.sdk.retailOrders
  const quote = await delivery.services({ body: { items: [line] } })
  const lines = quote.lines.map((one) => ({
    ...one,
    services: one.services.filter(({ kind }) => kind === 'pickup'),
  }))
  const body = orderFor({ ...quote, lines }, { address: { country_iso_code: 'KG' } })
  const { order } = await orders.place({ body, idempotencyKey: randomUUID() })
  expect(order.address).toEqual({ country_iso_code: 'KG', city: null, street: null, postal_code: null })
})

test('an order to Germany is charged DHL’s price, for the address of its quote only', async () => {
  const { delivery, orders } = store.sdkFor('DE').retailOrders
  const destination = { city: 'München', postal_code: '80331' }
  const listed = await delivery.services({ body: { items: [line] } })
  const quote = await delivery.services({ body: { items: [line], destination } })
  const dhlOf = ({ lines }: typeof quote) => lines[0]?.services.find(({ carrier }) => carrier === 'DHL')
  expect(dhlOf(quote)?.id).toBe(dhlOf(listed)?.id)
  expect(dhlOf(quote)?.price).not.toBe(dhlOf(listed)?.price)
  const courier = { ...quote, lines: quote.lines.map((one) => ({ ...one, services: [dhlOf(quote)!] })) }
  const place = (address: object) =>
    orders.place({
      body: orderFor(courier, { address: { country_iso_code: 'DE', ...address } }),
      idempotencyKey: randomUUID(),
    })
  expect(await issuesOf(place({}))).toEqual(
    ['city', 'street', 'postal_code'].map((field) => ({ path: ['address', field], code: 'required' })),
  )
  const street = 'Marienplatz 1'
  await expect(place({ street, city: 'Berlin', postal_code: '10117' })).rejects.toMatchObject({
    code: 'QUOTE_STALE',
  })
  const { order } = await place({ street, ...destination })
  expect(order).toMatchObject({ address: { city: 'München' }, delivery_total: dhlOf(quote)?.price })
})

test('a person who asks for delivery to a country is on the desk’s list once', async () => {
  const fromJapan = store.sdkFor('JP').content.deliveryRequests
  const body = { email: 'yuki@example.jp' }
  expect(await fromJapan.add({ body })).toEqual({ status: true })
  expect(await fromJapan.add({ body })).toEqual({ status: false })
  expect(await issuesOf(store.sdk.content.deliveryRequests.add({ body }))).toEqual([
    { path: ['country_iso_code'], code: 'invalid' },
  ])
  const { deliveryRequests } = (await managerOf(store)).management.inbox
  const { data } = await deliveryRequests.list({ query: { country: 'JP' } })
  expect(data).toMatchObject([{ ...body, country_iso_code: 'JP', notified_at: null }])
  expect(await deliveryRequests.countries()).toMatchObject([{ country_iso_code: 'JP', waiting: 1 }])
  await deliveryRequests.remove({ params: { id: data[0]!.id } })
  expect(await deliveryRequests.countries()).toEqual([])
})
