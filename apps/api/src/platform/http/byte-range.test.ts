import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from './byte-range.ts'

test('a player gets the range that it requests', () => {
  expect(partOf('bytes=0-', 100)).toEqual({ first: 0, last: 99 })
  expect(partOf('bytes=10-19', 100)).toEqual({ first: 10, last: 19 })
  expect(partOf('bytes=90-400', 100)).toEqual({ first: 90, last: 99 })
  expect(partOf('bytes=-30', 100)).toEqual({ first: 70, last: 99 })
  expect(partOf('bytes=-300', 100)).toEqual({ first: 0, last: 99 })
})

test('an invalid or missing range gives the whole file, a range past the end nothing', () => {
  for (const range of [
    undefined,
    '',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'lines=0-5',
    'bytes=a-b',
    'bytes=0-1 ',
  ])
    expect(partOf(range, 100), range).toBe('all')
  for (const range of ['bytes=100-', 'bytes=100-200', 'bytes=-0'])
    expect(partOf(range, 100), range).toBe('none')
})

test('a range is always within the file', () => {
  const edge = fc.oneof(fc.constant(''), fc.nat(300).map(String), fc.bigInt({ min: 0n }).map(String))
  fc.assert(
    fc.property(edge, edge, fc.integer({ min: 1, max: 200 }), (from, to, bytes) => {
      const part = partOf(`bytes=${from}-${to}`, bytes)
      if (typeof part === 'string') return
      expect(part.first).toBeGreaterThanOrEqual(0)
      expect(part.first).toBeLessThanOrEqual(part.last)
      expect(part.last).toBeLessThan(bytes)
    }),
  )
})
