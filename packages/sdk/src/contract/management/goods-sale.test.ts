import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { isHardGap, issuesWhileSold, missingTexts, SALE_GAPS, saleGaps } from './goods-sale.ts'

const all = (text: string) => ({ en: text, ru: text, kg: text })
const whole = {
  name: all('Mules'),
  description: all('Warm'),
  details: [{ name: all('Sole'), text: all('Leather') }],
  links: [{ text: all('How to wash felt') }],
  colors: [{ photos: ['/media/mules.jpg'], sizes: ['38'] }],
  stock: [{ quantity: 1 }],
  prices: ['one'],
}

test('a product that has everything lacks nothing', () => {
  expect(saleGaps(whole)).toEqual([])
  expect(missingTexts(whole)).toEqual([])
})

test('each gap is named by itself, in the order in which it is filled in', () => {
  const gaps = {
    texts: { ...whole, name: { ...all('Mules'), kg: ' ' } },
    sizes: { ...whole, colors: [{ photos: ['/media/mules.jpg'], sizes: [] }] },
    soles: { ...whole, price_type: 'sole', sole_ids: [] },
    photos: { ...whole, colors: [{ photos: [], sizes: ['38'] }] },
    stock: { ...whole, stock: [{ quantity: 0 }] },
    prices: { ...whole, prices: [] },
  }
  for (const gap of SALE_GAPS) expect(saleGaps(gaps[gap]), gap).toEqual([gap])
  const nothing = { ...whole, name: all(''), colors: [], stock: [], prices: [] }
  expect(saleGaps(nothing)).toEqual(['texts', 'sizes', 'photos', 'stock', 'prices'])
  expect(SALE_GAPS.filter(isHardGap)).toEqual(['texts', 'sizes', 'soles'])
})

test('what is made to order needs no finished piece, and goods without a sole none', () => {
  const unmade = { ...whole, stock: [{ quantity: 0 }], made_to_order_days: 12 }
  expect(saleGaps(unmade)).toEqual([])
  expect(saleGaps({ ...unmade, made_to_order_days: null })).toEqual(['stock'])
  expect(saleGaps({ ...whole, price_type: 'reyestr', sole_ids: [] })).toEqual([])
})

test('while a product is sold it keeps each language, and a sole where it is ordered with one', () => {
  const bare = { ...whole, name: { ...all('Mules'), kg: '' }, price_type: 'sole', sole_ids: [] }
  expect(issuesWhileSold(bare)).toEqual([
    { path: ['name', 'kg'], code: 'required' },
    { path: ['sole_ids'], code: 'needed' },
  ])
  const soled = { ...whole, price_type: 'sole', sole_ids: [1] }
  for (const goods of [whole, soled, { ...soled, price_type: 'reyestr', sole_ids: [] }])
    expect(issuesWhileSold(goods)).toEqual([])
})

const Text = fc.record({
  en: fc.constantFrom('', 'Felt'),
  ru: fc.constantFrom('', ' ', 'Войлок'),
  kg: fc.constantFrom('', 'Кийиз'),
})

test('a text is missing exactly where another language has it, or it is needed; a description may be none', () => {
  fc.assert(
    fc.property(Text, Text, Text, (name, description, link) => {
      const missing = missingTexts({ name, description, details: [], links: [{ text: link }] })
      const paths = new Set(missing.map((path) => path.join('.')))
      for (const language of LANGUAGES) {
        expect(paths.has(`name.${language}`)).toBe(name[language].trim() === '')
        expect(paths.has(`links.0.text.${language}`)).toBe(link[language].trim() === '')
        const isDescribed = LANGUAGES.some((other) => description[other].trim() !== '')
        expect(paths.has(`description.${language}`)).toBe(isDescribed && description[language].trim() === '')
      }
    }),
  )
})
