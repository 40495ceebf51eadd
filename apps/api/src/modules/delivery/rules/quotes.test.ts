import type { LineRequest } from '@shyrdak/sdk/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartFingerprint, duplicateIssues, isQuoteValidFor } from './quotes.ts'

const line: fc.Arbitrary<LineRequest> = fc.record({
  product_id: fc.integer({ min: 1, max: 5 }),
  variation_id: fc.integer({ min: 1, max: 5 }),
  size: fc.string({ minLength: 1, maxLength: 30 }),
  count: fc.integer({ min: 1, max: 99 }),
  is_special: fc.boolean(),
})
const cart = fc.array(line, { minLength: 1, maxLength: 8 })

test('the fingerprint of a cart does not depend on the order of its lines', () => {
  fc.assert(
    fc.property(
      cart.chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
      ),
      ([lines, shuffled]) => cartFingerprint(lines) === cartFingerprint(shuffled),
    ),
  )
})

test('another count, size or product changes the fingerprint', () => {
  fc.assert(
    fc.property(cart, line, (lines, other) => {
      const [, ...rest] = lines
      const changed = [other, ...rest]
      fc.pre(JSON.stringify(lines) !== JSON.stringify(changed))
      expect(cartFingerprint(changed)).not.toBe(cartFingerprint(lines))
    }),
  )
})

test('the same item on two lines is refused at the second', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 99 }), (one, count) => {
      expect(duplicateIssues([one])).toEqual([])
      expect(duplicateIssues([one, { ...one, count }])).toEqual([{ path: ['items', 1], code: 'duplicate' }])
    }),
  )
})

test('a quote is valid for its country and cart until it expires', () => {
  const quote = { country: 'KG', fingerprint: 'f', destination: null, expiresAt: new Date(1_000) }
  const at = (now: number, changes = {}) =>
    isQuoteValidFor(quote, {
      country: 'KG',
      fingerprint: 'f',
      destination: null,
      now: new Date(now),
      ...changes,
    })
  expect([at(999), at(1_000), at(0, { country: 'KZ' }), at(0, { fingerprint: 'g' })]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
