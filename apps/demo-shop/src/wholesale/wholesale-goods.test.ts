import { expect, test } from 'vitest'
import { demoPriceLists } from './wholesale-goods.ts'

test('a demo that is seeded after midnight in Bishkek dates its prices from the day there', () => {
  const { prices } = demoPriceLists(new Date('2026-11-27T20:00:00Z'))
  expect(new Set(prices.map(({ validFrom }) => validFrom))).toEqual(new Set(['2026-08-30']))
  expect(prices.flatMap(({ validUntil }) => validUntil ?? [])).toContain('2027-01-27')
})
