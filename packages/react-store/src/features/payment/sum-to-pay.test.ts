import { expect, test } from 'vitest'
import { sumToPay } from './sum-to-pay.ts'

const IN_SOM = { amount: '3850.00', currency: 'KGS', rate: null, rate_date: null } as const
const IN_DOLLARS = {
  amount: '44.02',
  currency: 'USD',
  rate: '87.450000',
  rate_date: '2026-11-20',
} as const

test('whoever pays in dollars reads both sums, and the sum in som alone otherwise', () => {
  const spaced = (text: string) => text.replaceAll('\u00A0', ' ')
  expect(spaced(sumToPay('3850.00', IN_DOLLARS, 'en'))).toBe('3 850.00 KGS ($44.02)')
  expect(spaced(sumToPay('3850.00', IN_DOLLARS, 'kg'))).toBe('3 850.00 KGS (44,02 $)')
  expect(spaced(sumToPay('3850.00', IN_SOM, 'en'))).toBe('3 850.00 KGS')
  expect(spaced(sumToPay('3850.00', undefined, 'en'))).toBe('3 850.00 KGS')
})
