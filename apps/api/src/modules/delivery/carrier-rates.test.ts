import { toMinor } from '@shyrdak/sdk/rules'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { carriersOf } from '#gateways/delivery/ask-carriers.ts'
import type { CarrierFault } from '#gateways/delivery/test-carriers/faults.ts'
import { openTestCarriers } from '#gateways/delivery/test-carriers/test-carriers.ts'
import { placeOrder } from '#modules/orders/place-order.ts'
import { secret } from '#platform/random.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { inAll } from '#testing/goods.ts'
import { agree, asGuest, lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { seedTariffs } from './seed-tariffs.ts'

const ALMATY = { city: 'Алматы', postal_code: '050000' }
const STEPS = [500, 1_000, 2_000, 30_000]

let shop: TestShop
const doubles = openTestCarriers({ clock: () => shop.context.clock(), newId: secret })
const log = pino({ level: 'silent' })
/** Carriers with an empty cache and a short timeout. */
const forget = () => {
  shop.context.carriers = carriersOf(doubles.carriers, {
    log,
    clock: shop.context.clock,
    deadline: 400,
  })
}

beforeAll(async () => {
  shop = await openTestShop()
  await transaction(shop.context.db, (tx) =>
    seedTariffs(
      tx,
      (['CDEK', 'DHL'] as const).flatMap((operator) =>
        STEPS.map((toG, step) => ({
          operator,
          code: `kz-${operator.toLowerCase()}`,
          kind: operator === 'CDEK' ? ('point' as const) : ('door' as const),
          name: inAll(operator),
          country: 'KZ',
          fromG: STEPS[step - 1] ?? 0,
          toG,
          priceMinor: (step + 1) * 100_000,
          daysMin: 9,
          daysMax: 12,
          validFrom: '2025-01-01',
        })),
      ),
    ),
  )
  forget()
})
afterEach(() => {
  delete doubles.faults.cdek
  delete doubles.faults.dhl
  forget()
})
afterAll(async () => {
  await doubles.close()
  await shop.close()
})

const slippers = lineRequest(1)
async function offered(items = [slippers], destination: typeof ALMATY | null = ALMATY) {
  const quote = await shop.quote(items, 'KZ', destination ?? undefined)
  const services = quote.lines[0]?.services ?? []
  const of = (code: string) => services.find((service) => service.code === code)
  return { quote, codes: services.map(({ code }) => code).toSorted(), cdek: of('kz-cdek'), dhl: of('kz-dhl') }
}
const LISTED = { price: '1000.00', days_min: 9, days_max: 12 }

test('a shopper with a known address is offered the same services at the carriers’ current prices', async () => {
  const { codes, cdek, dhl } = await offered()
  expect(codes).toEqual((await offered([slippers], null)).codes)
  // 540 som plus 76 for the half kilogram, as set in the double.
  expect(cdek).toMatchObject({ carrier: 'CDEK', price: '616.50', days_min: 4, days_max: 6 })
  // 42.35 euro at 101.32 som, rounded up to the tyiyn.
  expect(dhl?.price).toBe('4290.91')
})

test('a cart without an address uses the prices of the price list', async () => {
  const { cdek, dhl } = await offered([slippers], null)
  expect(cdek).toMatchObject(LISTED)
  expect(dhl).toMatchObject(LISTED)
})

test.each<CarrierFault>(['down', 'slow', 'fail', 'refuse', 'garbage'])(
  'a carrier that is %s is charged by its price list, the other by its own prices',
  async (fault) => {
    doubles.faults.cdek = fault
    const { codes, cdek, dhl } = await offered()
    expect(codes).toContain('kz-post')
    expect(cdek).toMatchObject(LISTED)
    expect(dhl?.price).toBe('4290.91')
  },
)

test('carriers are asked with the plain digits of a postcode typed in groups', async () => {
  const { carriers } = shop.context
  const postalCodes: string[] = []
  shop.context.carriers = {
    ...carriers,
    ask: (request) => {
      postalCodes.push(request.to.postalCode)
      return carriers.ask(request)
    },
  }
  await offered([slippers], { ...ALMATY, postal_code: '050 000' })
  expect(postalCodes).toEqual([ALMATY.postal_code])
})

test('a carrier that cannot take the parcel is not offered', async () => {
  doubles.faults.dhl = 'no-price'
  const { dhl, cdek } = await offered()
  expect(dhl).toBeUndefined()
  expect(cdek).toBeDefined()
})

test('without a fresh exchange rate a carrier that charges in euro is charged by its price list', async () => {
  await shop.context.db.$client.query(`update exchange_rate set date = date - 30`)
  const { revision } = shop.context
  shop.context.revision = { ...revision, current: () => 2 }
  try {
    const { dhl, cdek } = await offered()
    expect(dhl).toMatchObject(LISTED)
    expect(cdek?.price).toBe('616.50')
  } finally {
    await shop.context.db.$client.query(`update exchange_rate set date = date + 30`)
    shop.context.revision = { ...revision, current: () => 3 }
  }
})

test('lines that travel together are priced as one parcel', async () => {
  const { quote, cdek } = await offered([lineRequest(1, '38', 1), lineRequest(1, '39', 3)])
  expect(cdek?.price).toBe('616.50')
  const steps = quote.tariffs?.['kz-cdek'] ?? []
  expect(steps.map(({ up_to }) => up_to)).toEqual([500, 1_000, 2_000])
  const prices = steps.map(({ price }) => toMinor(price))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('a quote for one address is stale for an order to another', async () => {
  const { quote } = await offered()
  const body = agree(quote, {
    address: { country_iso_code: 'KZ', street: 'Абая 1', city: ' алматы ', postal_code: '050000' },
  })
  const elsewhere = { ...body, address: { ...body.address, city: 'Ақтау', postal_code: '130000' } }
  await expect(placeOrder(shop.context, asGuest(elsewhere))).rejects.toMatchObject({ code: 'QUOTE_STALE' })
  const { order } = await placeOrder(shop.context, asGuest(body))
  expect(order.delivery_total).toBe(quote.lines[0]?.services[0]?.price)
})
