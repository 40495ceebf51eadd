import { priceByWeight, toMinor } from '@shyrdak/sdk/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CarrierRate } from '#gateways/delivery/port.ts'
import { TARIFFS } from '#testing/tariffs.ts'
import { bandsOfCarrier, weightsToAsk } from './carrier-bands.ts'
import { stepsOf } from './delivery.ts'

const bands = TARIFFS.filter(({ code }) => code === 'kz-point')
const grams = fc.integer({ min: 1, max: 80_000 })
/** Arbitrary carrier prices by weight, sensible or not. */
const amountsOfCarrier = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 8, maxLength: 8 })
const priceOf = ({ amount }: CarrierRate) => amount
const ratesOf = (weights: readonly number[], amounts: readonly number[]) =>
  new Map(
    weights.map((weight, index): [number, CarrierRate[]] => [
      weight,
      [{ kind: 'point', amount: amounts[index] ?? 1, currency: 'KGS', daysMin: 2 + index, daysMax: 4 }],
    ]),
  )

test('every parcel of a cart has a price, and a heavier one is never cheaper', () => {
  fc.assert(
    fc.property(fc.array(grams, { minLength: 1, maxLength: 5 }), amountsOfCarrier, (lines, amounts) => {
      const all = lines.reduce((sum, weight) => sum + weight, 0)
      const weights = weightsToAsk(bands, { lightest: Math.min(...lines), all })
      const steps = stepsOf(bandsOfCarrier(bands, ratesOf(weights, amounts), priceOf))
      const parcels = [...lines, lines[0]! + (lines[1] ?? 0), all].sort((a, b) => a - b)
      const prices = parcels.map((weight) => priceByWeight(steps, weight))
      expect(prices).not.toContain(undefined)
      const minor = prices.map((price) => toMinor(price ?? '0.00'))
      expect(minor).toEqual(minor.toSorted((a, b) => a - b))
    }),
  )
})

test('carriers are asked about no more weights than the cart can have', () => {
  expect(weightsToAsk(bands, { lightest: 400, all: 1_400 })).toEqual([500, 1_000, 2_000])
  expect(weightsToAsk(bands, { lightest: 2_500, all: 2_500 })).toEqual([3_000])
  expect(weightsToAsk(bands, { lightest: 20_500, all: 31_000 })).toHaveLength(8)
})

test('all parcels of one service have the same delivery days', () => {
  const own = bandsOfCarrier(bands, ratesOf([500, 1_000], [100, 200]), priceOf)
  expect(own.map(({ daysMin, daysMax }) => [daysMin, daysMax])).toEqual([
    [3, 4],
    [3, 4],
  ])
})
