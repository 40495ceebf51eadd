import { ListPrice } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { build } from '@shyrdak/sdk/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPaste, byPercent, byUndo, ROUNDINGS, typedPercent } from './bulk-prices.ts'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const row = (id: number, changes: Partial<ListPrice> = {}) =>
  build(ListPrice, {
    id,
    product: { id: 7, slug: 'slippers', name: inAll('Slippers'), price_type: 'sole' },
    sole: null,
    from_count: 1,
    price: '1000.00',
    revision: 1,
    ...changes,
  })
const rubber = { id: 1, name: inAll('Rubber') }
const ROWS = [
  row(1, { sole: rubber }),
  row(2, { sole: rubber, from_count: 50, price: '900.00' }),
  row(3, { product: { id: 8, slug: 'boots', name: inAll('Boots'), price_type: 'reyestr' } }),
]

test.each([
  ['5', 5],
  ['+5,5 %', 5.5],
  ['-12.25', -12.25],
  ['−3', -3],
  ['0', null],
  ['-100', null],
  ['ten', null],
])('"%s" is parsed as %s percent', (typed, percent) => {
  expect(typedPercent(typed)).toBe(percent)
})

test('prices are changed by percent and rounded, and never become zero', () => {
  expect(byPercent(ROWS, 5.55, 'som').map(({ price }) => price)).toEqual(['1056.00', '950.00', '1056.00'])
  expect(byPercent(ROWS, -3, 'ten').map(({ price }) => price)).toEqual(['970.00', '870.00', '970.00'])
  expect(byPercent(ROWS, 0.01, 'ten')).toEqual([])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: -9_999, max: 30_000 }),
      fc.constantFrom('som', 'ten', 'tyiyn'),
      (minor, hundredths, rounding) => {
        const price = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
        for (const change of byPercent([row(1, { price })], hundredths / 100, rounding)) {
          expect(toMinor(change.price) % ROUNDINGS[rounding]).toBe(0)
          expect(toMinor(change.price)).toBeGreaterThanOrEqual(100)
          const exact = minor * (1 + hundredths / 10_000)
          expect(Math.abs(toMinor(change.price) - exact)).toBeLessThanOrEqual(
            Math.max(ROUNDINGS[rounding], 100),
          )
        }
      },
    ),
  )
})

test('pasted prices match their rows by id, slug or name, sole and count', () => {
  const { changes, problems } = byPaste(ROWS, '7\tRubber\t1\t1 050,50\nslippers;50;910\n\nBoots\t1100\r\n')
  expect(problems).toEqual([])
  expect(changes.map(({ row: { id }, price }) => [id, price])).toEqual([
    [1, '1050.50'],
    [2, '910.00'],
    [3, '1100.00'],
  ])
})

test('a pasted count that is also the number of a product is only a count', () => {
  const oneOfEight = row(4, { product: { ...ROWS[0]!.product, id: 50, name: inAll('Mules') } })
  const { changes, problems } = byPaste([...ROWS, oneOfEight], 'Mules\t50\t100')
  expect(changes).toEqual([])
  expect(problems.map(({ code }) => code)).toEqual(['unknown'])
})

test('former prices come back, except those that somebody has changed again', () => {
  const past = [
    { id: 1, before: '950.00', after: '1000.00' },
    { id: 2, before: '850.00', after: '890.00' },
    { id: 9, before: '1.00', after: '2.00' },
  ]
  expect(byUndo(ROWS, past)).toEqual([{ row: ROWS[0], price: '950.00' }])
})

test('pasted lines that are unknown, ambiguous, repeated or without a price are named by number', () => {
  const { changes, problems } = byPaste(ROWS, '9\t10\n7\t10\n8\tmany\n8\t0.99\n8\t5\n8\t6')
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [1, 'unknown'],
    [2, 'ambiguous'],
    [3, 'price'],
    [4, 'price'],
    [6, 'twice'],
  ])
  expect(changes).toHaveLength(1)
})
