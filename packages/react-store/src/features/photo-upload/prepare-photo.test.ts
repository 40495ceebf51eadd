import { expect, test } from 'vitest'
import { isSmall } from './prepare-photo.ts'

test.each([
  [{ width: 50, height: 50 }, true],
  [{ width: 599, height: 300 }, true],
  [{ width: 300, height: 600 }, false],
  [{ width: 2400, height: 1600 }, false],
])('a photo of %j is small: %s', (photo, expected) => {
  expect(isSmall(photo)).toBe(expected)
})
