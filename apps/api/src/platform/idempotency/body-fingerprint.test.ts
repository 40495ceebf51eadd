import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyFingerprint } from './body-fingerprint.ts'

test('a body’s fingerprint does not depend on the order of its keys, but on its value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
      const reversed = Object.fromEntries(Object.entries(body).reverse())
      expect(bodyFingerprint(reversed)).toBe(bodyFingerprint(body))
      expect(bodyFingerprint([body])).not.toBe(bodyFingerprint(body))
    }),
  )
})

test('the fingerprint of a list depends on its order', () => {
  expect(bodyFingerprint([1, 2])).not.toBe(bodyFingerprint([2, 1]))
})
