import { isBlank } from '@shyrdak/sdk/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLine, plainText, unstorableTexts } from './plain-text.ts'

test.each([
  ['turned around', 'Осмонова \u202Eреклам\u202C', 'Осмонова реклам'],
  ['turned by isolates', '\u2066Chuy\u2069 1', 'Chuy 1'],
  ['marked as right to left', 'Бишкек\u200F', 'Бишкек'],
  ['spaced by nothing', 'Ай\u200Bгүл\uFEFF', 'Айгүл'],
  ['hyphenated softly', 'Чүй\u00ADская', 'Чүйская'],
  ['joined for no reason', 'Ай\u200Dгү\u200Cл', 'Айгүл'],
  ['filled', 'A\u3164B\u115F\u2800', 'AB'],
  ['tagged', 'A\u{E0041}\u{E0042}', 'A'],
  ['controlled', 'A\u0007\u001B[31mB\u0085', 'A[31mB'],
  ['varied', 'A\uFE0F', 'A'],
])('a text %s is saved without invisible characters', (_how, typed, seen) => {
  expect(plainText(typed)).toBe(seen)
})

test.each([
  '👩‍👩‍👧',
  '❤️',
  '👍🏽',
  '🧑🏽‍🌾',
  '1️⃣',
  'می‌خواهم',
  'ශ්‍රී',
  'क्‍ष',
  'Бишкек, Чүй проспектиси 1/2 «А»',
  'two\nlines',
])('%s is kept as typed', (text) => {
  expect(plainText(text)).toBe(text)
})

test('a name or a street becomes one line, a comment may have several', () => {
  expect(plainLine(' Айгүл\r\n\tОсмонова ')).toBe('Айгүл Осмонова')
  expect(plainText(' ring\r\ntwice\u2028please ')).toBe('ring\ntwice\nplease')
})

test('no invisible characters are left, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const once = plainText(text)
      expect(once).not.toMatch(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u)
      expect(plainText(once)).toBe(once)
    }),
    { numRuns: 2_000 },
  )
})

test('text that cannot be saved is reported by its path', () => {
  expect(unstorableTexts({ items: [{ size: 'a\0' }], name: '\uD800', city: '😀' })).toEqual([
    { path: ['items', 0, 'size'], code: 'invalid' },
    { path: ['name'], code: 'invalid' },
  ])
})

test('forms and server agree on which texts are blank', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      expect(isBlank(text)).toBe(plainText(text) === '')
    }),
    { numRuns: 2_000 },
  )
  const unseen = fc.string({
    unit: fc.constantFrom(...Array.from(' \n\u200B\u200C\u200D\uFE0F\u2800\u3164\u00AD\u{E0041}')),
  })
  fc.assert(
    fc.property(unseen, (text) => {
      expect(plainText(text)).toBe('')
      expect(isBlank(text)).toBe(true)
    }),
  )
})
