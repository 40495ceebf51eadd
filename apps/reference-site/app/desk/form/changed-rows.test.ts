import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedRows, unmovedRows } from './changed-rows.ts'

const FIVE = ['a', 'b', 'c', 'd', 'e']

test.each([
  ['nothing is done', FIVE, 0],
  ['the first of five is taken away', ['b', 'c', 'd', 'e'], 1],
  ['one is added before the others', ['new', ...FIVE], 1],
  ['one is written anew', ['a', 'b', 'C', 'd', 'e'], 1],
  ['the last one is moved to the front', ['e', 'a', 'b', 'c', 'd'], 1],
  ['one goes, and another is written anew', ['b', 'c', 'D', 'e'], 2],
  ['all of them go', [], 5],
])('when %s, unchanged rows are not counted', (_, rows, count) => {
  expect(changedRows(rows, FIVE)).toBe(count)
})

test('changes count the same in both directions, and unmoved rows are in both lists', () => {
  const rows = fc.array(fc.constantFrom(...FIVE), { maxLength: 8 })
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      expect(changedRows(one, other)).toBe(changedRows(other, one))
      expect(changedRows(one, other) === 0).toBe(one.join() === other.join())
      for (const list of [one, other])
        expect(unmovedRows(list, unmovedRows(one, other))).toEqual(unmovedRows(one, other))
    }),
  )
})
