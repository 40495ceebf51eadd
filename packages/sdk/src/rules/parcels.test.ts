import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney, toMinor, toMoney } from './money.ts'
import { parcelShares, parcelsOf, priceByWeight, type SentLine, type Tariffs } from './parcels.ts'

/** A price list whose heavier steps never cost less. */
const steps = fc
  .uniqueArray(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 8 })
  .chain((ends) =>
    fc.array(fc.nat(50_000), { minLength: ends.length, maxLength: ends.length }).map((rises) => {
      const sorted = ends.toSorted((a, b) => a - b)
      let minor = 0
      return sorted.map((up_to, index) => ({
        above: index === 0 ? 0 : (sorted[index - 1] ?? 0),
        up_to,
        price: toMoney((minor += rises[index] ?? 0)),
      }))
    }),
  )
const CODES = ['post', 'courier']

const scene = fc.tuple(steps, steps).chain(([post, courier]) => {
  const tariffs: Tariffs = { post, courier }
  const line = fc
    .record({
      code: fc.constantFrom(...CODES),
      weight: fc.integer({ min: 1, max: 20_000 }),
      is_special: fc.boolean(),
      days: fc.constantFrom(2, 16),
    })
    .map(({ code, weight, is_special, days }): SentLine => ({
      weight,
      is_special,
      service: {
        id: code,
        price: priceByWeight(tariffs[code] ?? [], weight) ?? '0.00',
        days_min: days,
        days_max: days + 4,
      },
    }))
  return fc.record({ tariffs: fc.constant(tariffs), lines: fc.array(line, { maxLength: 8 }) })
})
const totalOf = (lines: SentLine[], tariffs: Tariffs) =>
  addMoney(...parcelsOf(lines, tariffs).map(({ price }) => price))

test('a parcel never costs more than its lines apart, and a single line keeps its price', () => {
  fc.assert(
    fc.property(scene, ({ lines, tariffs }) => {
      for (const { lines: own, price } of parcelsOf(lines, tariffs)) {
        const apart = addMoney(...own.map(({ service }) => service.price))
        expect(toMinor(price)).toBeLessThanOrEqual(toMinor(apart))
        if (own.length === 1) expect(price).toBe(apart)
      }
    }),
  )
})

test('every line is in a parcel, together only with lines of the same service and delivery time', () => {
  fc.assert(
    fc.property(scene, ({ lines, tariffs }) => {
      const parcels = parcelsOf(lines, tariffs)
      expect(new Set(parcels.flatMap(({ lines: own }) => own))).toEqual(new Set(lines))
      for (const { lines: own } of parcels) {
        expect(new Set(own.map(({ service }) => service.id)).size).toBe(1)
        expect(new Set(own.map(({ service }) => service.days_min)).size).toBe(1)
        expect(new Set(own.map(({ is_special }) => is_special)).size).toBe(1)
      }
    }),
  )
})

test('the order of lines does not change the total, and another line never lowers it', () => {
  fc.assert(
    fc.property(scene, ({ lines, tariffs }) => {
      expect(totalOf(lines.toReversed(), tariffs)).toBe(totalOf(lines, tariffs))
      const less = lines.slice(1)
      expect(toMinor(totalOf(less, tariffs))).toBeLessThanOrEqual(toMinor(totalOf(lines, tariffs)))
    }),
  )
})

test('shares add up to the price exactly, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.nat(400_000), { minLength: 1, maxLength: 100 }),
      (minor, weights) => {
        const shares = parcelShares(toMoney(minor), weights)
        expect(shares).toHaveLength(weights.length)
        expect(addMoney(...shares)).toBe(toMoney(minor))
        for (const share of shares) expect(toMinor(share)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('a line without a weight or a price list is charged separately', () => {
  const service = { id: 'post', price: '110.00', days_min: 2, days_max: 6 }
  const tariffs = { post: [{ above: 0, up_to: 1000, price: '110.00' }] }
  const line = { is_special: false, weight: 300, service }
  expect(totalOf([line, line], tariffs)).toBe('110.00')
  expect(totalOf([line, { is_special: false, service }], tariffs)).toBe('220.00')
  expect(totalOf([line, line], {})).toBe('220.00')
})
