import { expect, test } from 'vitest'
import { lineKey } from './lines.ts'

const wish = { product_id: 3, variation_id: 14, size: '36-37', is_special: false }

test('two wishes are one line when product, colour and size are the same', () => {
  expect(lineKey(wish)).toBe('3:14:36-37')
})

test('special goods with the numbers of retail goods are another line', () => {
  expect(lineKey({ ...wish, is_special: true })).toBe('special:3:14:36-37')
})
