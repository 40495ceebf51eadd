import { expect, test } from 'vitest'
import { causeOf } from './error-cause.ts'

test('the log shows what the database said, not the query', () => {
  const cause = new Error('relation "x" does not exist')
  expect(causeOf(new Error('Failed query: select 1', { cause }))).toBe(cause.message)
})

test('anything thrown has a cause that can be logged', () => {
  expect(causeOf(new TypeError())).toBe('TypeError')
  expect(causeOf('gone')).toBe('gone')
  expect(causeOf(undefined)).toBe('undefined')
})

test('an error passed on by the job queue is logged by its message', () => {
  expect(causeOf({ message: 'no such table', queue: 'order-email' })).toBe('no such table')
})
