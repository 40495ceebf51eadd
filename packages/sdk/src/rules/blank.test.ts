import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank, trimInvisible } from './blank.ts'

test.each([
  '',
  '  ',
  '\n\t',
  '\u200B',
  '\u2060\uFEFF',
  '\u3164',
  '\u115F\u2800',
  '\u00AD \u202E',
  '\u{E0041}',
  '\0',
])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true)
  expect(trimInvisible(text)).toBe('')
})

test.each(['a', 'Ай\u200Bгүл', '.', '❤️', '👩‍👩‍👧', '\u200B1', 'می‌خواهم'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(trimInvisible(` ${text} `)).toBe(text.trim())
})

test('a letter among invisible characters makes a text not blank, wherever it stands', () => {
  const blank = fc.string({ unit: fc.constantFrom(' ', '\u200B', '\u200D', '\uFEFF', '\uFE0F', '\u2800') })
  fc.assert(
    fc.property(blank, blank, (before, after) => {
      expect(isBlank(before + after)).toBe(true)
      expect(isBlank(`${before}ө${after}`)).toBe(false)
    }),
  )
})
