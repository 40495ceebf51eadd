import { SELECTABLE_COUNTRIES, type TariffStep } from '@shyrdak/sdk/contract'
import { parcelsOf, priceByWeight, toMinor, toMoney } from '@shyrdak/sdk/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEMO_OFFERS, demoTariffs } from './tariffs.ts'

const TARIFFS = demoTariffs()

test('every selectable country has tariffs, and every tariff its own code', () => {
  expect(Object.keys(DEMO_OFFERS).toSorted()).toEqual([...SELECTABLE_COUNTRIES].toSorted())
  const codes = Object.values(DEMO_OFFERS).flatMap((offers) => offers.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
})

describe.each([...SELECTABLE_COUNTRIES])('tariffs to %s', (country) => {
  const offers = Map.groupBy(
    TARIFFS.filter((band) => band.country === country),
    ({ code }) => code,
  )
  const lists = [...offers].map(([code, bands]) => ({
    code,
    steps: bands.map(({ fromG, toG, priceMinor }): TariffStep => ({
      above: fromG,
      up_to: toG,
      price: toMoney(priceMinor),
    })),
  }))
  const list = fc.constantFrom(...lists)
  const grams = fc.integer({ min: 1, max: 120_000 })

  test('post is offered, and a courier is never slower', () => {
    const bands = [...offers.values()].map(([band]) => band)
    const post = bands.find((band) => band?.kind === 'post')
    expect(post).toBeDefined()
    for (const band of bands)
      if (band?.kind === 'door') expect(band.daysMax).toBeLessThanOrEqual(post?.daysMax ?? 0)
  })

  test('each service has a price for every weight without gaps', () => {
    for (const bands of offers.values())
      expect(bands.map(({ fromG }) => fromG)).toEqual([0, ...bands.slice(0, -1).map(({ toG }) => toG)])
  })

  test('a heavier parcel is never cheaper', () => {
    fc.assert(
      fc.property(list, grams, grams, ({ steps }, a, b) => {
        const priceOf = (weight: number) => toMinor(priceByWeight(steps, weight) ?? '0.00')
        expect(priceOf(Math.max(a, b))).toBeGreaterThanOrEqual(priceOf(Math.min(a, b)))
      }),
    )
  })

  test('one parcel never costs more than its parts', () => {
    fc.assert(
      fc.property(list, fc.array(grams, { minLength: 1, maxLength: 6 }), ({ code, steps }, weights) => {
        const lines = weights.map((weight) => ({
          is_special: false,
          weight,
          service: { id: code, price: priceByWeight(steps, weight) ?? '0.00', days_min: 1, days_max: 2 },
        }))
        const parts = lines.reduce((sum, { service }) => sum + toMinor(service.price), 0)
        const [parcel] = parcelsOf(lines, { [code]: steps })
        expect(toMinor(parcel?.price ?? '0.00')).toBeLessThanOrEqual(parts)
      }),
    )
  })
})
