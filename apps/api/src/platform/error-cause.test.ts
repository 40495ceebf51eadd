import { expect, test } from 'vitest'
import { causeOf } from './error-cause.ts'

test('an operator reads what the database said, not how it was asked', () => {
  const said = new Error('relation "x" does not exist')
  expect(causeOf(new Error('Failed query: select 1', { cause: said }))).toBe(said.message)
})

test('whatever is thrown can be written into a log', () => {
  expect(causeOf(new TypeError())).toBe('TypeError')
  expect(causeOf('gone')).toBe('gone')
  expect(causeOf(undefined)).toBe('undefined')
})

test('what the job queue hands on of an error of its workers is named by its message', () => {
  expect(causeOf({ message: 'no such table', queue: 'order-email' })).toBe('no such table')
})
