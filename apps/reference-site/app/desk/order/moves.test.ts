import { CATEGORY_LEVELS, isCategoryTree } from '@shyrdak/sdk/management'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPlaces, moved, MOVES, type Places } from './moves.ts'

/** `0a 1b` is b in a. */
const tree = (text: string): Places =>
  text.split(' ').map((one) => ({ id: one.charCodeAt(1), depth: Number(one[0]) }))
const text = (places: Places | null) =>
  places && places.map(({ id, depth }) => `${depth}${String.fromCharCode(id)}`).join(' ')
const idOf = (letter: string) => letter.charCodeAt(0)

const SHOES = tree('0a 1b 2c 1d 0e')

test('a category moves among its siblings with all that stands in it', () => {
  expect(text(moved(SHOES, idOf('d'), 'up'))).toBe('0a 1d 1b 2c 0e')
  expect(text(moved(SHOES, idOf('b'), 'down'))).toBe('0a 1d 1b 2c 0e')
  expect(text(moved(SHOES, idOf('a'), 'down'))).toBe('0e 0a 1b 2c 1d')
  expect(moved(SHOES, idOf('b'), 'up')).toBeNull()
  expect(moved(SHOES, idOf('d'), 'down')).toBeNull()
})

test('it moves into the one above it, as deep as the store shows, and out of its parent', () => {
  expect(text(moved(SHOES, idOf('d'), 'in'))).toBe('0a 1b 2c 2d 0e')
  expect(text(moved(SHOES, idOf('e'), 'in'))).toBe('0a 1b 2c 1d 1e')
  expect(moved(SHOES, idOf('c'), 'in')).toBeNull()
  expect(moved(tree('0a 0b 1c 2d'), idOf('b'), 'in')).toBeNull()
  expect(text(moved(SHOES, idOf('b'), 'out'))).toBe('0a 1d 0b 1c 0e')
  expect(moved(SHOES, idOf('a'), 'out')).toBeNull()
})

test('every move gives a tree of the same categories, and up undoes down', () => {
  const depths = fc.array(fc.integer({ min: 0, max: CATEGORY_LEVELS - 1 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(depths, fc.nat(), (wished, chosen) => {
      const places: { id: number; depth: number }[] = []
      for (const [id, depth] of wished.entries())
        places.push({ id, depth: Math.min(depth, (places.at(-1)?.depth ?? -1) + 1) })
      const id = chosen % places.length
      for (const move of MOVES) {
        const after = moved(places, id, move)
        if (!after) continue
        expect(isCategoryTree(after)).toBe(true)
        expect(new Set(after.map((one) => one.id))).toEqual(new Set(places.map((one) => one.id)))
        expect(after).toHaveLength(places.length)
        expect(changedPlaces(after, places)).toBeGreaterThan(0)
        expect(after.every(({ depth }) => depth < CATEGORY_LEVELS)).toBe(true)
      }
      const down = moved(places, id, 'down')
      if (down) expect(moved(down, id, 'up')).toEqual(places)
    }),
  )
})
