import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { secret } from '#platform/random.ts'
import { carriersOf, TIMEOUT_MS, FAILURES, type Carriers } from './ask-carriers.ts'
import type { Carrier } from './port.ts'
import type { CarrierFault } from './test-carriers/faults.ts'
import { openTestCarriers } from './test-carriers/test-carriers.ts'

let ahead = 0
const NOON = Date.parse('2026-11-23T06:00:00Z')
const clock = () => new Date(NOON + ahead)
const log = pino({ level: 'silent' })
const doubles = openTestCarriers({ clock, newId: secret })
const { faults } = doubles
afterAll(() => doubles.close())

/** The number of requests each carrier received. */
const calls = { CDEK: 0, DHL: 0 }
const counted = doubles.carriers.map((carrier): Carrier => ({
  ...carrier,
  rates: (...request) => {
    calls[carrier.operator as keyof typeof calls] += 1 // one of the two doubles
    return carrier.rates(...request)
  },
}))
const open = (options: { deadline?: number; rest?: number } = {}) =>
  carriersOf(counted, { log, clock, ...options })

let carriers: Carriers
beforeEach(() => {
  delete faults.cdek
  delete faults.dhl
  ahead = 0
  calls.CDEK = 0
  calls.DHL = 0
  carriers = open()
})

const toAlmaty = {
  to: { country: 'KZ', city: 'Алматы', postalCode: '050000' },
  day: '2026-11-23',
  weights: [500, 1_000],
  operators: new Set(['CDEK', 'DHL']),
}

test('carriers give a price and delivery days for each weight: CDEK in som, DHL in its own currency', async () => {
  const rates = await carriers.ask(toAlmaty)
  expect(rates.get('CDEK')?.get(500)).toEqual([
    { kind: 'point', amount: 61_650, currency: 'KGS', daysMin: 4, daysMax: 6 },
    { kind: 'door', amount: 82_650, currency: 'KGS', daysMin: 4, daysMax: 6 },
  ])
  // Monday to Friday.
  expect(rates.get('DHL')?.get(1_000)).toEqual([
    { kind: 'door', amount: 4_670, currency: 'EUR', daysMin: 4, daysMax: 6 },
  ])
})

test('only carriers in the price list are asked', async () => {
  const rates = await carriers.ask({ ...toAlmaty, operators: new Set(['DHL', 'Kyrgyz Pochtasy']) })
  expect([...rates.keys()]).toEqual(['DHL'])
  expect(calls.CDEK).toBe(0)
})

test('an answer is cached for six hours, for the same place however it is spelled', async () => {
  const first = await carriers.ask(toAlmaty)
  ahead = 5.9 * 3_600_000
  const to = { country: 'KZ', city: ' алматы', postalCode: '050 000' }
  expect(await carriers.ask({ ...toAlmaty, to })).toEqual(first)
  expect(calls).toEqual({ CDEK: 2, DHL: 2 })
  await carriers.ask({ ...toAlmaty, weights: [2_000] })
  await carriers.ask({ ...toAlmaty, day: '2026-11-24' })
  expect(calls).toEqual({ CDEK: 5, DHL: 5 })
  ahead = 6.1 * 3_600_000
  await carriers.ask(toAlmaty)
  expect(calls).toEqual({ CDEK: 7, DHL: 7 })
})

describe.each<CarrierFault>(['down', 'slow', 'fail', 'refuse', 'garbage'])(
  'with a carrier that is %s',
  (fault) => {
    test('its rates are left out, and the others do not wait for it', async () => {
      carriers = open({ deadline: 400 })
      faults.cdek = fault
      const from = performance.now()
      const rates = await carriers.ask(toAlmaty)
      // The double responds only after twelve seconds.
      expect(performance.now() - from).toBeLessThan(TIMEOUT_MS)
      expect([...rates.keys()]).toEqual(['DHL'])
      delete faults.cdek
      expect([...(await carriers.ask(toAlmaty)).keys()]).toEqual(['CDEK', 'DHL'])
    })
  },
)

test('a carrier with nothing to offer returns an empty list of rates', async () => {
  faults.cdek = 'no-price'
  faults.dhl = 'no-price'
  const rates = await carriers.ask(toAlmaty)
  expect(rates.get('CDEK')?.get(500)).toEqual([])
  expect(rates.get('DHL')?.get(500)).toEqual([])
})

test('a carrier that fails five times in a row is not asked again until it has rested', async () => {
  carriers = open({ rest: 150 })
  faults.dhl = 'down'
  for (let silence = 0; silence < FAILURES; silence += 1) await carriers.ask({ ...toAlmaty, weights: [500] })
  expect(calls.DHL).toBe(FAILURES)
  delete faults.dhl
  expect([...(await carriers.ask({ ...toAlmaty, weights: [500] })).keys()]).toEqual(['CDEK'])
  expect(calls.DHL).toBe(FAILURES)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([...(await carriers.ask({ ...toAlmaty, weights: [500] })).keys()]).toEqual(['CDEK', 'DHL'])
})

test('refusals do not count as failures: a carrier that refuses often is still asked', async () => {
  faults.dhl = 'refuse'
  for (let refusal = 0; refusal <= FAILURES; refusal += 1) await carriers.ask({ ...toAlmaty, weights: [500] })
  delete faults.dhl
  expect([...(await carriers.ask(toAlmaty)).keys()]).toEqual(['CDEK', 'DHL'])
})
