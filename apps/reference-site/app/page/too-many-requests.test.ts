import { refusal } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { notFound } from './not-found.ts'
import { serviceUnavailable } from './service-unavailable.ts'
import { tooManyRequests } from './too-many-requests.ts'

/** What a page answers instead of throwing its loader's error. */
function answerTo(error: unknown, rethrow: (error: unknown) => never): unknown {
  try {
    return rethrow(error)
  } catch (thrown) {
    return thrown
  }
}

test.each([
  ['frame', serviceUnavailable],
  ['product', notFound],
  ['list', tooManyRequests],
])('a visitor whose %s the API refuses as one request too many is told how long to wait', (_, rethrow) => {
  expect(answerTo(refusal('RATE_LIMITED', { retryAfter: 12 }), rethrow)).toMatchObject({
    init: { status: 429, headers: { 'retry-after': '12' } },
  })
  expect(answerTo(refusal('RATE_LIMITED'), rethrow)).toMatchObject({
    init: { status: 429, headers: { 'retry-after': '60' } },
  })
})

test('missing pages and a store that is away keep their answers, and errors of the store stay errors', () => {
  expect(answerTo(refusal('NOT_FOUND'), notFound)).toMatchObject({ init: { status: 404 } })
  expect(answerTo(refusal('TIMEOUT'), serviceUnavailable)).toMatchObject({ init: { status: 503 } })
  const broken = refusal('INTERNAL')
  for (const rethrow of [notFound, serviceUnavailable, tooManyRequests])
    expect(answerTo(broken, rethrow)).toBe(broken)
})
