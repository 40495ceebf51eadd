import { expect, test } from 'vitest'
import { attempts } from './attempts.ts'

test('one attempt too many has to wait until the time is over', () => {
  let now = 0
  const made = attempts({ most: 2, within: 60_000, now: () => now })
  expect([made.take('a'), made.take('a')]).toEqual([0, 0])
  now = 20_500
  expect(made.take('a')).toBe(40)
  expect(made.take('b')).toBe(0)
  now = 60_000
  expect(made.take('a')).toBe(0)
})

test('a successful attempt resets the count', () => {
  const made = attempts({ most: 1, within: 60_000 })
  made.take('a')
  made.forget('a')
  expect(made.take('a')).toBe(0)
})
