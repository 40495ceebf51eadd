import { priceByWeight, toMinor } from '@shyrdak/sdk/rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TARIFFS } from '#testing/tariffs.ts'
import { servicesFor, stepsOf } from './delivery.ts'

const bandsTo = (country: string) => TARIFFS.filter((band) => band.country === country)

const grams = fc.integer({ min: 1, max: 400_000 })

describe.each(['KG', 'KZ'])('delivery to %s', (country) => {
  const bands = bandsTo(country)

  test('the post takes every parcel', () => {
    fc.assert(fc.property(grams, (weight) => servicesFor(bands, weight).some(({ kind }) => kind === 'post')))
  })

  test('a heavier parcel is never cheaper', () => {
    const codes = [...new Set(bands.map(({ code }) => code))]
    fc.assert(
      fc.property(fc.constantFrom(...codes), grams, grams, (code, a, b) => {
        const own = stepsOf(bands.filter((band) => band.code === code))
        const light = toMinor(priceByWeight(own, Math.min(a, b)) ?? '0.00')
        const heavy = toMinor(priceByWeight(own, Math.max(a, b)) ?? '0.00')
        expect(heavy).toBeGreaterThanOrEqual(light)
      }),
    )
  })

  test('services are sorted by price, whatever the order of the price list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(bands, { minLength: bands.length }), grams, (shuffled, weight) => {
        const services = servicesFor(shuffled, weight)
        expect(services).toEqual(servicesFor(bands, weight))
        const prices = services.map(({ price }) => toMinor(price))
        expect(prices).toEqual([...prices].sort((a, b) => a - b))
      }),
    )
  })
})

test('pickup from a workshop in Bishkek is free', () => {
  expect(servicesFor(bandsTo('KG'), 400)[0]).toMatchObject({ kind: 'pickup', price: '0.00' })
})

test('a weight between two bands gets no offer', () => {
  const [first, , third] = bandsTo('KZ')
  if (!first || !third) throw new Error('the price list has bands')
  expect(servicesFor([first, third], 900)).toEqual([])
})
