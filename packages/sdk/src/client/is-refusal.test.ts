import { expect, expectTypeOf, test } from 'vitest'
import { orders } from '../contract/retail-orders/orders.ts'
import { specialOrders } from '../contract/special-goods/orders.ts'
import type { Quote } from '../contract/retail-orders/delivery.ts'
import { aQuote } from '../testing/builders.ts'
import { errorFromResponse } from './error-response.ts'
import { isRefusal } from './is-refusal.ts'

const refused = (body: object, status = 409) =>
  errorFromResponse({ endpoint: orders.place, status, body: { message: 'No.', ...body } })

test('a refusal carries the data that its endpoint declares', () => {
  const error: unknown = refused({ code: 'SOLD_OUT', quote: aQuote(), extra: 1 })
  if (!isRefusal(error, orders.place, 'SOLD_OUT', 'QUOTE_STALE')) throw new Error('This is a refusal.')
  expectTypeOf(error.data.quote).toEqualTypeOf<Quote>()
  expectTypeOf(error.code).toEqualTypeOf<'SOLD_OUT' | 'QUOTE_STALE'>()
  expect(error.data).toEqual({ quote: aQuote() })
})

test('another code, another endpoint or another error is not the refusal asked for', () => {
  const error = refused({ code: 'SOLD_OUT', quote: aQuote() })
  expect(isRefusal(error, orders.place, 'QUOTE_STALE')).toBe(false)
  expect(isRefusal(error, specialOrders.place, 'SOLD_OUT')).toBe(false)
  expect(isRefusal(new Error('SOLD_OUT'), orders.place, 'SOLD_OUT')).toBe(false)
  // @ts-expect-error the endpoint does not declare this code
  isRefusal(error, orders.place, 'STALE')
})

test('a code that declares no data is a refusal with empty data', () => {
  const error = refused({ code: 'KEY_REUSED', quote: aQuote() }, 422)
  expect(isRefusal(error, orders.place, 'KEY_REUSED')).toBe(true)
  expect(error.data).toEqual({})
})

test('a refusal with missing or invalid data keeps its code, but is not recognized', () => {
  for (const error of [refused({ code: 'SOLD_OUT', quote: { total: 1 } }), refused({ code: 'SOLD_OUT' })]) {
    expect(error).toMatchObject({ code: 'SOLD_OUT', status: 409, data: undefined })
    expect(isRefusal(error, orders.place, 'SOLD_OUT')).toBe(false)
  }
})
