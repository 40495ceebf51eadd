import { errorFromResponse } from '@shyrdak/sdk'
import { orders } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { failureOf, isUnknownResult } from './failure.ts'

const failureWith = (status: number) => {
  const body = { message: 'Closed for the winter.', code: 'OUT_OF_SEASON' }
  return failureOf(errorFromResponse({ endpoint: orders.place, status, body }))
}

test('an order refused with a code that only a newer store knows was not placed', () => {
  for (const status of [400, 404, 409, 422]) expect(isUnknownResult(failureWith(status))).toBe(false)
})

test('after a failure of the store itself, the order may have been placed, whatever the code', () => {
  for (const status of [500, 502, 503, 520]) expect(isUnknownResult(failureWith(status))).toBe(true)
})
