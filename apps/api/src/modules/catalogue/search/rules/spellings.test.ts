import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneTypoApart, spellings } from './spellings.ts'

const character = fc.constantFrom('а', 'б', 'в', 'г', 'д')
const term = fc.string({ unit: character, minLength: 4, maxLength: 9 })
const place = fc.nat({ max: 8 })

test.each([
  ['left out', (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)],
  ['put in', (text: string, at: number) => `${text.slice(0, at)}я${text.slice(at)}`],
  ['exchanged', (text: string, at: number) => `${text.slice(0, at)}я${text.slice(at + 1)}`],
  [
    'swapped',
    (text: string, at: number) =>
      text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ],
])('a word with one letter %s shares a spelling with the right one', (_what, mistype) => {
  fc.assert(
    fc.property(term, place, (text, at) => {
      const typed = mistype(text, Math.min(at, text.length - 2))
      if (typed === text || typed.length < 4) return
      expect(isOneTypoApart(text, typed)).toBe(true)
      expect(isOneTypoApart(typed, text)).toBe(true)
      expect(spellings(text).some((one) => spellings(typed).includes(one))).toBe(true)
    }),
  )
})

test('a word is not a typo of itself, nor of one that differs by two letters', () => {
  expect(isOneTypoApart('кийиз', 'кийиз')).toBe(false)
  expect(isOneTypoApart('кийиз', 'кийизди')).toBe(false)
  expect(isOneTypoApart('кот', 'рот')).toBe(true)
  expect(isOneTypoApart('шапка', 'шляпа')).toBe(false)
})
