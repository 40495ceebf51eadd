import { expect, test } from 'vitest'
import { byIdentity } from './by-identity.ts'

test('a value is made once for the same objects, and anew for others', () => {
  const made = byIdentity<{ turn: number }>()
  let turn = 0
  const of = (...objects: [object, ...object[]]) => made.get(objects, () => ({ turn: ++turn }))
  const [menu, footer] = [{ items: [] }, { items: [] }]
  const first = of(menu, footer)
  expect(of(menu, footer)).toBe(first)
  expect(of(footer, menu)).not.toBe(first)
  expect(of(menu, { items: [] })).not.toBe(first)
  expect(of(menu, footer)).toBe(first)
  const alone = byIdentity<number>()
  expect([alone.get([menu], () => 1), alone.get([menu], () => 2)]).toEqual([1, 1])
})
