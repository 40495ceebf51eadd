import { expect, test } from 'vitest'
import { kitToSend } from './kit-form.ts'

const form = (changes = {}) => ({ name: ' Alatau ', count: '1 00', price: '4 500', ...changes })

test('a logo is sent with the size and the price of a kit', () => {
  expect(kitToSend(form(), 5).body).toEqual({
    client_id: 5,
    name: 'Alatau',
    kit_count: 100,
    kit_price: '4500.00',
  })
})

test.each([
  ['name', { name: ' ' }],
  ['kit_count', { count: '0' }],
  ['kit_count', { count: '' }],
  ['kit_price', { price: '0' }],
  ['kit_price', { price: 'much' }],
])('a wrong %s is refused: %o', (field, changes) => {
  expect([...(kitToSend(form(changes), 5).wrong?.keys() ?? [])]).toEqual([field])
})

test.each(['0', '0.50', '0,99'])('a kit for %s som is refused with the minimum of one som', (price) => {
  expect(kitToSend(form({ price }), 5).wrong?.get('kit_price')).toMatchObject({
    code: 'too_small',
    params: { min: 1 },
  })
})

test('a kit’s price that is too high is refused with its maximum', () => {
  expect(kitToSend(form({ price: '1234567890' }), 5).wrong?.get('kit_price')).toMatchObject({
    code: 'too_big',
    params: { max: 21_474_836.47 },
  })
})
