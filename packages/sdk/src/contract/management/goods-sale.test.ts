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

test('a complete product has no gaps and no missing texts', () => {
  expect(saleGaps(whole)).toEqual([])
  expect(missingTexts(whole)).toEqual([])
})

test('each gap is reported in the order of filling in; texts, sizes and soles are hard gaps', () => {
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

test('goods made to order need no stock, and goods that are not priced by sole need no sole', () => {
  const unmade = { ...whole, stock: [{ quantity: 0 }], made_to_order_days: 12 }
  expect(saleGaps(unmade)).toEqual([])
  expect(saleGaps({ ...unmade, made_to_order_days: null })).toEqual(['stock'])
  expect(saleGaps({ ...whole, price_type: 'reyestr', sole_ids: [] })).toEqual([])
})

test('a product on sale needs its name in each language, and a sole if it is priced by sole', () => {
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

test('a blank name or link is missing; a blank description only if another language has one', () => {
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
