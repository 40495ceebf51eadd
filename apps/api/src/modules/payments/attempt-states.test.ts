import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forward, hasMoney, isSamePayment } from './attempt-states.ts'

const state = fc.constantFrom(
  'created',
  'pending',
  'processing',
  'captured',
  'failed',
  'canceled',
  'expired',
  'partially_refunded',
  'refunded',
)

test('an attempt never loses the state that money moved, whatever a bank reports in whatever order', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1 }), (reported) => {
      const end = reported.reduce(forward)
      expect(reported).toContain(end)
      expect(hasMoney(end)).toBe(reported.some(hasMoney))
      expect(reported.reduce(forward, end)).toBe(end)
    }),
  )
})

test('a bank may process a payment that the buyer gave up, and refuse one that it has processed', () => {
  for (const end of ['failed', 'canceled', 'expired'] as const) {
    expect(forward(end, 'processing')).toBe('processing')
    expect(forward('processing', end)).toBe(end)
  }
  expect(forward('processing', 'pending')).toBe('processing')
  expect(forward('canceled', 'failed')).toBe('canceled')
})

test('a record with another sum, currency, merchant or reference is not the same payment', () => {
  const expected = { providerRef: 'r', merchant: 'm', amount: 100, currency: 'KGS' }
  const record = { ...expected, state: 'captured' } as const
  expect(isSamePayment(record, expected)).toBe(true)
  for (const changes of [
    { amount: 99 },
    { amount: 101 },
    { currency: 'KZT' },
    { merchant: 'x' },
    { providerRef: 'x' },
  ])
    expect(isSamePayment({ ...record, ...changes }, expected)).toBe(false)
})
