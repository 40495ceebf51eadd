import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['en;q=0.1, ru', 'ru'],
  ['ru;q=0.2,en-GB;q=0.3', 'en'],
  ['en-US,ru;q=0.9,en;q=0.8', 'en'],
  ['en-US, ru', 'en'],
  ['de, fr;q=0.9, ky;q=0.1', 'kg'],
  ['EN', 'en'],
])('a person whose browser asks for %j reads %j', (header, language) =>
  expect(languageOf(header)).toBe(language),
)

test.each(['ky', 'kg', 'ky-KG', 'KY-Cyrl-KG', 'kg;q=0.5'])('%j is Kyrgyz', (header) =>
  expect(languageOf(header)).toBe('kg'),
)

test('a language that is weighed as nothing is not wanted', () => {
  expect(languageOf('en;q=0, ky;q=0.1')).toBe('kg')
  expect(languageOf('en;q=0')).toBe('ru')
})

test.each([undefined, '', '*', 'de', 'de, *;q=0.5', 'english', ';;;', 'en;q=none', ',,,', '\u0000'])(
  '%j is answered in Russian',
  (header) => expect(languageOf(header)).toBe('ru'),
)

test('of a header without end only its beginning is read', () => {
  expect(languageOf(`${'de,'.repeat(100_000)}en`)).toBe('ru')
})
