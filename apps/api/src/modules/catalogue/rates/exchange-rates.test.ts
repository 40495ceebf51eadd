import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exchangeRate } from '../tables.ts'
import { DEMO_DAY, openDemoShop } from '#demo/testing/demo-shop.ts'
import type { ExchangeRate } from '#gateways/exchange-rates/port.ts'
import { readProduct } from '../read-product.ts'
import { refreshRates } from './exchange-rates.ts'

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeEach(async () => {
  shop = await openDemoShop()
})
afterEach(() => shop.close())

const tomorrow = new Date(DEMO_DAY.getTime() + 86_400_000)
const said = (rates: ExchangeRate[]) => ({
  rates: { fetch: () => Promise.resolve(rates) },
  clock: () => tomorrow,
})
const usd = (somPerUnit: string) => ({ currency: 'USD', somPerUnit, date: '2026-11-21' })

async function shown(clock = () => tomorrow) {
  shop.refreshCaches()
  const { price, currency } = await readProduct({ ...shop.context, clock }, 'US', 'naryn-mules')
  return { view: price?.view, ...currency }
}

test('a new rate is kept beside the old one and changes what is shown', async () => {
  const before = await shown()
  await refreshRates({ ...shop.context, ...said([usd('90.000000')]) })
  const after = await shown()
  expect(after).toMatchObject({ currency: 'USD', rate_date: '2026-11-21' })
  expect(after.view).not.toBe(before.view)
  const rows = await shop.context.db.select().from(exchangeRate).where(eq(exchangeRate.currency, 'USD'))
  expect(rows).toHaveLength(2)
})

test('a rate that jumps by more than a tenth is not believed', async () => {
  const before = await shown()
  await refreshRates({ ...shop.context, ...said([usd('870.000000')]) })
  expect(await shown()).toEqual(before)
})

test('when the source is away the old rates stay, until they are too old to show', async () => {
  const away = { rates: { fetch: () => Promise.reject(new Error('away')) } }
  const inDays = (days: number) => () => new Date(DEMO_DAY.getTime() + days * 86_400_000)
  await refreshRates({ ...shop.context, ...away, clock: inDays(4) })
  expect(await shown(inDays(4))).toMatchObject({ currency: 'USD' })
  await refreshRates({ ...shop.context, ...away, clock: inDays(5) })
  expect(await shown(inDays(5))).toMatchObject({ currency: 'KGS', rate_date: null })
})
