import { expect, test } from 'vitest'
import { promisedOn } from './promised-on.ts'

const made = (madeToOrderDays: number | null) => ({ madeToOrderDays })

test('the promised day counts the working days of the slowest item from the day in Bishkek when work began', () => {
  // Friday, 00:30 in Bishkek.
  const began = new Date('2026-11-19T18:30:00Z')
  expect(promisedOn(began, [made(3), made(null), made(10)])).toBe('2026-12-04')
})

test('nothing is promised before work begins, or for goods in stock', () => {
  expect(promisedOn(null, [made(3)])).toBeNull()
  expect(promisedOn(new Date(), [made(null)])).toBeNull()
})
