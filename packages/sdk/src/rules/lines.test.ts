import { expect, test } from 'vitest'
import { lineKey } from './lines.ts'

const line = { product_id: 3, variation_id: 14, size: '36-37', is_special: false }

test('the key consists of product, colour and size', () => {
  expect(lineKey(line)).toBe('3:14:36-37')
})

test('special goods with the same IDs have another key', () => {
  expect(lineKey({ ...line, is_special: true })).toBe('special:3:14:36-37')
})
