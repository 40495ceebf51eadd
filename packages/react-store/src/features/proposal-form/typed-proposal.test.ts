import { expect, test } from 'vitest'
import { readProposal, typedOf } from './typed-proposal.ts'

const typed = {
  ...typedOf(null),
  name: { en: '', ru: 'Коврик', kg: '' },
  description: { en: '', ru: 'Серая шерсть', kg: '' },
  category_id: '3',
  color_id: '2',
  size: '60 × 90 cm',
  photos: ['/media/a.jpg'],
  price: '1 500,5',
  weight: '400',
}

test('typed values become a proposal, with the amount in the format of the contract', () => {
  expect(readProposal(typed).body).toMatchObject({
    price: '1500.50',
    stock: 1,
    made_to_order_days: null,
    category_id: 3,
  })
  expect(readProposal({ ...typed, made_to_order_days: ' 12 ' }).body?.made_to_order_days).toBe(12)
})

test('every missing or invalid field is reported at once', () => {
  const { issues } = readProposal({
    ...typedOf(null),
    price: '0',
    stock: '1.5',
    made_to_order_days: 'soon',
  })
  expect(new Set(issues.map(({ path }) => path[0]))).toEqual(
    new Set([
      'name',
      'description',
      'category_id',
      'color_id',
      'size',
      'photos',
      'price',
      'stock',
      'made_to_order_days',
      'weight',
    ]),
  )
})

test('an amount or a number that cannot be parsed is invalid, not missing', () => {
  const codesOf = (fields: object) => readProposal({ ...typed, ...fields }).issues.map(({ code }) => code)
  for (const price of ['-5', 'abc', '0', '1.234,5', '99999999999'])
    expect(codesOf({ price }), price).toEqual(['invalid'])
  for (const weight of ['-5', 'abc', '1.5']) expect(codesOf({ weight }), weight).toEqual(['invalid'])
  expect(codesOf({ price: ' ' })).toEqual(['required'])
})
