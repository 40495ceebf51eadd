import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('a moved item is at its new place, and the others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, one, other) => {
      const [from, to] = [one % items.length, other % items.length]
      const after = moved(items, from, to)
      expect(after[to]).toBe(items[from])
      const rest = (list: number[]) => list.filter((item) => item !== items[from])
      expect(rest(after)).toEqual(rest(items))
      expect(moved(after, to, from)).toEqual(items)
    }),
  )
})
