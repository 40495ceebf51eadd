import { expect, test } from 'vitest'
import { LANGUAGES } from '../contract/language.ts'
import { formatSize } from './size.ts'

const inAll = (size: string) =>
  LANGUAGES.map((language) => formatSize(size, language).replaceAll('\u00a0', '_'))

test('units and decimals are translated', () => {
  expect(inAll('120×180 cm')).toEqual(['120×180 cm', '120×180_см', '120×180_см'])
  expect(inAll('Ø 11 cm × 6')).toEqual(['Ø 11 cm × 6', 'Ø 11_см × 6', 'Ø 11_см × 6'])
  expect(inAll('1.5 m')).toEqual(['1.5 m', '1,5_м', '1,5_м'])
  expect(inAll('one size')).toEqual(['one size', 'один размер', 'бир өлчөм'])
})

test('shoe sizes and letter sizes stay unchanged', () => {
  for (const size of ['38', '37–38', 'S–M', 'XL', 'M', '13″'])
    expect(new Set(inAll(size))).toEqual(new Set([size]))
})
