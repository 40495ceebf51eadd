import { CHECKOUT_COUNTRIES } from '@shyrdak/sdk/contract'
import { describe, expect, test } from 'vitest'
import { demoTariffs } from './tariffs.ts'

describe.each([...CHECKOUT_COUNTRIES])('to %s', (country) => {
  const offers = Map.groupBy(
    demoTariffs().filter((band) => band.country === country),
    ({ code }) => code,
  )

  test('the post takes parcels', () => {
    expect([...offers.values()].some(([band]) => band?.kind === 'post')).toBe(true)
  })

  test('each service has a price for every weight, and a heavier parcel is never cheaper', () => {
    for (const bands of offers.values()) {
      expect(bands.map(({ fromG }) => fromG)).toEqual([0, ...bands.slice(0, -1).map(({ toG }) => toG)])
      const prices = bands.map(({ priceMinor }) => priceMinor)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })
})
