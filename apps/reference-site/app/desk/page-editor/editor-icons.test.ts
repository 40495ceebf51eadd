import { expect, test } from 'vitest'
import { EDITOR_ICONS } from './editor-icons.ts'

/** Returns the tip of an arrow: the head is drawn last, from one barb to the tip and to the other barb. */
function tipOf(path: string): { x: number; from: number } {
  const [, from = '', by = ''] = /M(\d+) \d+l(-?\d+) ?-?\d+ ?-?\d+ ?-?\d+$/.exec(path) ?? []
  return { x: Number(from) + Number(by), from: Number(from) }
}

test('the arrow into a block points right, and the arrow out of it left', () => {
  const into = tipOf(EDITOR_ICONS.in)
  const out = tipOf(EDITOR_ICONS.out)
  expect(into.x).toBeGreaterThan(into.from)
  expect(out.x).toBeLessThan(out.from)
})
