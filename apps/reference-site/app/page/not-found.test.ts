import { refusal } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { notFound } from './not-found.ts'
import { serviceUnavailable } from './service-unavailable.ts'

/** What a page answers instead of throwing its loader's error. */
function answerTo(error: unknown, rethrow: (error: unknown) => never): unknown {
  try {
    return rethrow(error)
  } catch (thrown) {
    return thrown
  }
}

test('missing pages and a store that is away have their answers, and errors of the store stay errors', () => {
  expect(answerTo(refusal('NOT_FOUND'), notFound)).toMatchObject({ init: { status: 404 } })
  expect(answerTo(refusal('TIMEOUT'), serviceUnavailable)).toMatchObject({ init: { status: 503 } })
  const broken = refusal('INTERNAL')
  for (const rethrow of [notFound, serviceUnavailable]) expect(answerTo(broken, rethrow)).toBe(broken)
})
