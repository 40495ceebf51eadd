import { expect, test } from 'vitest'
import { causeOf } from './error-cause.ts'

test.each([
  [new Error('out of wool'), 'out of wool'],
  [new Error('query failed', { cause: new Error('no such table') }), 'no such table'],
  [{ message: 'no such table', queue: 'order-email' }, 'no such table'],
  ['out of wool', 'out of wool'],
  [null, 'null'],
])('a log names the cause of %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause)
})
