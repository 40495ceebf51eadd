import { refusal } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { notFound } from './not-found.ts'

/** What a page answers instead of throwing its loader's error. */
function answerTo(error: unknown): unknown {
  try {
    return notFound(error)
  } catch (thrown) {
    return thrown
  }
}

test('a missing page has its answer, and errors of the store stay errors', () => {
  expect(answerTo(refusal('NOT_FOUND'))).toMatchObject({ init: { status: 404 } })
  const broken = refusal('INTERNAL')
  expect(answerTo(broken)).toBe(broken)
})
