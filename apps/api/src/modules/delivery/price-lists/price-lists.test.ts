import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStoreContext, TEST_DAY, type StoreUnderTest } from '#testing/open-store-context.ts'
import { tariffsTo } from '../tariffs.ts'
import { pricedDelivery } from './priced-delivery.ts'
import { importPriceListsFile } from './import-price-lists-file.ts'

let store: StoreUnderTest
let folder: string
beforeEach(async () => {
  store = await openStoreContext()
  folder = await mkdtemp(join(tmpdir(), 'shyrdak-tariffs-'))
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const HEAD =
  'country,code,carrier,kind,name_en,name_ru,name_kg,from_g,to_g,price,days_min,days_max,valid_from,valid_to'
const list = (price: number, from: string, until = '') =>
  `KG,kg-post,Post,post,Post,Почта,Почта,0,1000,${price},2,6,${from},${until}`

async function takeIn(...rows: string[]): Promise<void> {
  const path = join(folder, 'tariffs.csv')
  await writeFile(path, [HEAD, ...rows].join('\n'))
  await importPriceListsFile(store.context.db, path)
}

const pricesOn = async (day: string) =>
  (await tariffsTo(store.context.db, ['KG'], new Date(`${day}T12:00:00Z`))).map(
    ({ priceMinor }) => priceMinor / 100,
  )

test('a price list is imported once, however often and by however many processes', async () => {
  await Promise.all([takeIn(list(130, '2026-01-01')), takeIn(list(130, '2026-01-01'))])
  await takeIn(list(130, '2026-01-01'))
  expect(await pricesOn('2026-11-20')).toEqual([130])
})

test('new prices are valid from their day, and the old ones until then', async () => {
  await takeIn(list(130, '2026-01-01'))
  await takeIn(list(130, '2026-01-01'), list(150, '2026-12-01'))
  expect(await pricesOn('2026-11-30')).toEqual([130])
  expect(await pricesOn('2026-12-01')).toEqual([150])
})

test('a service ends on its last day, and no older price list returns', async () => {
  await takeIn(list(130, '2026-01-01'), list(150, '2026-06-01'))
  await takeIn(list(150, '2026-06-01', '2026-12-01'))
  expect(await pricesOn('2026-11-30')).toEqual([150])
  expect(await pricesOn('2026-12-01')).toEqual([])
})

test('a price’s day begins at midnight in Bishkek', async () => {
  await takeIn(list(130, '2026-01-01'), list(150, '2026-12-01'))
  const before = await tariffsTo(store.context.db, ['KG'], new Date('2026-11-30T17:59:00Z'))
  const after = await tariffsTo(store.context.db, ['KG'], new Date('2026-11-30T18:01:00Z'))
  expect([...before, ...after].map(({ priceMinor }) => priceMinor)).toEqual([13_000, 15_000])
})

test('a file that changes prices already in use is refused as a whole', async () => {
  await takeIn(list(130, '2026-01-01'))
  await expect(takeIn(list(150, '2026-06-01'), list(140, '2026-01-01'))).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(
      /line 3: the store has kg-post to KG from 2026-01-01 with other prices; give new ones a later valid_from/,
    ),
  })
  expect(await pricesOn('2026-11-20')).toEqual([130])
})

test('a missing file is reported in one sentence', async () => {
  await expect(importPriceListsFile(store.context.db, join(folder, 'none.csv'))).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(
      /^The setting TARIFFS_FILE names a file that cannot be read: .*none\.csv\.$/,
    ),
  })
})

test('a store delivers only to countries with prices, and logs those without', async () => {
  await takeIn(list(130, '2026-01-01'))
  const warn = vi.spyOn(store.context.log, 'warn')
  const { countries } = await pricedDelivery(
    { ...store.context, clock: () => TEST_DAY },
    store.context.settings.delivery,
  )
  expect([...countries]).toEqual(['KG'])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no price list for RU UA KZ BY'))
})
