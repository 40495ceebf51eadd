import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listsOf, readPriceLists } from './read-price-lists.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../../../docs/tariffs.example.csv')

const HEAD =
  'country,code,carrier,kind,name_en,name_ru,name_kg,from_g,to_g,price,days_min,days_max,valid_from,valid_to'

interface Changes {
  from?: string
  to?: string
  price?: string
  days?: string
  country?: string
  kind?: string
  until?: string
}

const row = ({ from = '0', to = '1000', price = '130', days = '2,6', ...rest }: Changes = {}) =>
  `${rest.country ?? 'KG'},kg-post,Post,${rest.kind ?? 'post'},Post,Почта,Почта,${from},${to},${price},${days},2026-01-01,${rest.until ?? ''}`

const file = (...rows: string[]) => [HEAD, ...rows].join('\n')

test('the example in the docs is read completely', async () => {
  const listed = await readPriceLists(await readFile(EXAMPLE, 'utf8'))
  expect(listsOf(listed).map(([first]) => first?.tariff.code)).toEqual([
    'kg-pickup',
    'kg-post',
    'kg-cdek-point',
    'kz-ems',
    'de-dhl',
  ])
  expect(listed[1]).toMatchObject({
    line: 3,
    tariff: { country: 'KG', kind: 'post', fromG: 0, toG: 1000, priceMinor: 13_000, validTo: null },
  })
})

test('a file saved by a spreadsheet is read: with a byte order mark, semicolons and Windows line ends', async () => {
  const saved = `\uFEFF${file(row({ price: '130.50' }))}\n`.replaceAll(',', ';').replaceAll('\n', '\r\n')
  expect(await readPriceLists(saved)).toMatchObject([{ line: 2, tariff: { priceMinor: 13_050, daysMax: 6 } }])
})

test.each([
  ['no rows', HEAD, 'there is no row'],
  ['no column of prices', file(row()).replace(',price', ',cost'), 'line 1: the column price is missing'],
  ['a country of no shopper', file(row({ country: 'XX' })), 'line 2: country is invalid: "XX"'],
  ['a kind that there is none of', file(row({ kind: 'owl' })), 'line 2: kind is invalid: "owl"'],
  ['a price that is none', file(row({ price: '-5' })), 'line 2: price is invalid: "-5"'],
  ['a day that is none', file(row({ until: '2026-02-30' })), 'line 2: valid_to is invalid'],
  ['an end before the beginning', file(row({ until: '2025-12-31' })), 'valid_to is not after valid_from'],
  ['a band of nothing', file(row({ from: '0', to: '0' })), 'to_g is not more than from_g'],
  ['days in the wrong order', file(row({ days: '6,2' })), 'days_max is less than days_min'],
  ['light parcels without a price', file(row({ from: '500' })), 'line 2: kg-post has no price'],
  [
    'a gap between two bands',
    file(row(), row({ from: '2000', to: '3000' })),
    'line 3: kg-post has no price, or two, for parcels of 1000 to 2000 g',
  ],
  ['a band twice', file(row(), row()), 'line 3: kg-post has no price, or two'],
  [
    'a heavier parcel that is cheaper',
    file(row(), row({ from: '1000', to: '2000', price: '100' })),
    'line 3: a heavier parcel of kg-post is cheaper',
  ],
  [
    'other days for heavier parcels',
    file(row(), row({ from: '1000', to: '2000', days: '3,9' })),
    'line 3: kg-post has another carrier, kind, name, days',
  ],
])('%s is refused by line number', async (_what, csv, says) => {
  await expect(readPriceLists(csv)).rejects.toThrow(says)
})
