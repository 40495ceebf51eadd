import { ListPrice } from '@shyrdak/sdk/management'
import { build } from '@shyrdak/sdk/testing'
import { expect, test } from 'vitest'
import { changedFields, emptyPrice, listPriceToSend, priceFormOf } from './price-form.ts'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const GOODS = { id: 7, name: inAll('Slippers'), price_type: 'sole' as const, soles: [] }
const form = (changes = {}) => ({ ...emptyPrice('2026-11-22'), goods: GOODS, price: '1 450,5', ...changes })

test('a price is sent with defaults: any sole, from one piece, without an end', () => {
  expect(listPriceToSend(form()).body).toEqual({
    product_id: 7,
    sole_id: null,
    from_count: 1,
    price: '1450.50',
    valid_from: '2026-11-22',
    valid_until: null,
  })
})

test.each([
  ['product_id', { goods: null }],
  ['price', { price: '' }],
  ['price', { price: '0' }],
  ['price', { price: 'much' }],
  ['from_count', { from: '0' }],
  ['from_count', { from: 'ten' }],
  ['valid_from', { validFrom: '' }],
  ['valid_until', { validUntil: '2026-11-21' }],
])('a wrong %s is refused: %o', (field, changes) => {
  expect([...(listPriceToSend(form(changes)).wrong?.keys() ?? [])]).toEqual([field])
})

test('an invalid price is invalid, one below a som too small, and an empty one required', () => {
  const codeOf = (price: string) => listPriceToSend(form({ price })).wrong?.get('price')?.code
  expect(['much', '0.99', ' '].map(codeOf)).toEqual(['invalid', 'too_small', 'required'])
})

test('a price that is too high is refused with its maximum', () => {
  for (const price of ['21474836.48', '99999999999999'])
    expect(listPriceToSend(form({ price })).wrong?.get('price')).toMatchObject({
      code: 'too_big',
      params: { max: 21_474_836.47 },
    })
})

test('a price that ends before it begins is refused with its first day', () => {
  const { wrong } = listPriceToSend(form({ validFrom: '2026-11-22', validUntil: '2026-11-21' }))
  expect(wrong?.get('valid_until')).toMatchObject({ code: 'too_small', params: { min: '2026-11-22' } })
})

test('an untouched price is no change, and edited fields are counted', () => {
  const read = build(ListPrice, {
    product: { id: 7, slug: 'slippers', name: inAll('Slippers'), price_type: 'sole' },
    sole: { id: 2, name: inAll('Leather') },
    price: '1450.50',
    valid_until: null,
  })
  const before = priceFormOf(read)
  expect(changedFields({ ...before, price: ` ${before.price} ` }, before)).toBe(0)
  expect(changedFields({ ...before, sole: '', price: '1400' }, before)).toBe(2)
})
