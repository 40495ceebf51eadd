import { expect, test } from 'vitest'
import { inOnePiece } from './in-one-piece.ts'

test('a date gets characters that prevent line breaks', () => {
  expect(inOnePiece('7 января 2027')).toBe('7\u00a0января\u00a02027')
  expect(inOnePiece('2027-жылдын 7-январы')).toBe('2027-\u2060жылдын\u00a07-\u2060январы')
})
