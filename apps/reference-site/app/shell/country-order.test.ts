import { expect, test } from 'vitest'
import { inOrder } from './country-order.ts'

const country = (code: string, name: string, delivers = false) => ({ code, name, delivers })

test.each([
  ['ru', ['Россия', 'Австралия', 'Южная Корея', 'Япония']],
  ['en', ['Russia', 'Australia', 'Japan', 'South Korea']],
] as const)('a reader of %s finds a country by its name, after those with delivery', (language, names) => {
  const [russia, ...others] =
    language === 'ru'
      ? [
          country('RU', 'Россия', true),
          country('JP', 'Япония'),
          country('AU', 'Австралия'),
          country('KR', 'Южная Корея'),
        ]
      : [
          country('RU', 'Russia', true),
          country('JP', 'Japan'),
          country('AU', 'Australia'),
          country('KR', 'South Korea'),
        ]
  const sorted = [...others, ...(russia ? [russia] : [])].toSorted(inOrder(language))
  expect(sorted.map(({ name }) => name)).toEqual(names)
})

test('the countries with delivery keep the order of the store', () => {
  const served = [country('BY', 'Belarus', true), country('KG', 'Kyrgyzstan', true)]
  expect(served.toSorted(inOrder('en')).map(({ code }) => code)).toEqual(['KG', 'BY'])
})
