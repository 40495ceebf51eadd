import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['en;q=0.1, ru', 'ru'],
  ['ru;q=0.2,en-GB;q=0.3', 'en'],
  ['en-US,ru;q=0.9,en;q=0.8', 'en'],
  ['en-US, ru', 'en'],
  ['de, fr;q=0.9, ky;q=0.1', 'kg'],
  ['EN', 'en'],
])('the header %j gives the language %j', (header, language) => expect(languageOf(header)).toBe(language))

test.each(['ky', 'kg', 'ky-KG', 'KY-Cyrl-KG', 'kg;q=0.5'])('%j gives Kyrgyz', (header) =>
  expect(languageOf(header)).toBe('kg'),
)

test('a language with weight zero is not chosen', () => {
  expect(languageOf('en;q=0, ky;q=0.1')).toBe('kg')
  expect(languageOf('en;q=0')).toBe('ru')
})

test.each([undefined, '', '*', 'de', 'de, *;q=0.5', 'english', ';;;', 'en;q=none', ',,,', '\u0000'])(
  '%j gives Russian',
  (header) => expect(languageOf(header)).toBe('ru'),
)

test('only the beginning of an endless header is read', () => {
  expect(languageOf(`${'de,'.repeat(100_000)}en`)).toBe('ru')
})
