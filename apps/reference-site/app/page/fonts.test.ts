import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, '../styles/fonts.css'), 'utf8')

/** The Unicode ranges that a family's files declare. */
function rangesOf(family: string): [number, number][] {
  return css
    .split('@font-face')
    .filter((face) => face.includes(`'${family}'`) && face.includes('unicode-range'))
    .flatMap((face) => [
      ...(/unicode-range:([^;]+);/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
    ])
    .map(([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)])
}

const holds = (ranges: [number, number][], email: string) =>
  ranges.some(([first, last]) => first <= (email.codePointAt(0) ?? 0) && (email.codePointAt(0) ?? 0) <= last)

describe.each(['Literata Variable', 'Commissioner Variable'])('%s', (family) => {
  const ranges = rangesOf(family)

  it.each([
    ['English', 'AZaz09.,:;!?“”’—–ÖÜöü'],
    ['Russian', 'АЯаяЁё«»№'],
    ['forms and addresses', '@#*_<>[]{}|~$^©°'],
    ['Kyrgyz', 'ҢңҮүӨө'],
  ])('has every letter of %s', (_language, emails) => {
    expect(Array.from(emails).filter((email) => !holds(ranges, email))).toEqual([])
  })
})

it.each([
  ['Literata', 'Shyrdak 2026 – «…»'],
  ['Commissioner', '2 450.00 KGS, 12.50 USD, 7 EUR, 900 RUB, EMS: 5–7, −10%, 30 °C!'],
])('a Russian page needs no Latin font file of %s for the store’s name and prices', (family, text) => {
  const ranges = rangesOf(`${family} Signs`)
  expect(Array.from(text).filter((letter) => !holds(ranges, letter))).toEqual([])
})

it('every font file has font-display: swap', () => {
  const files = css.split('@font-face').filter((face) => face.includes('url('))
  expect(files.every((face) => face.includes('font-display: swap'))).toBe(true)
})
