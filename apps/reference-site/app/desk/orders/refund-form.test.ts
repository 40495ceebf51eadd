import { expect, test } from 'vitest'
import { refundForm, refundToSend } from './refund-form.ts'

const READ = { refundable: '25.74' }
const form = (changes = {}) => ({ ...refundForm(READ), reason: 'Too small', ...changes })
const wrongIn = (changes: object) => [...(refundToSend(form(changes), READ).wrong?.keys() ?? [])]

test('all that is left is proposed, and the goods stay where they are', () => {
  expect(refundToSend(form(), READ).body).toEqual({
    amount: '25.74',
    refundable: '25.74',
    reason: 'Too small',
    returns_stock: false,
  })
})

test('a part is typed as people type sums', () => {
  expect(refundToSend(form({ amount: '10,5' }), READ).body).toMatchObject({ amount: '10.50' })
})

test.each(['', '0', 'all', '25.75', '-1'])('“%s” cannot go back', (amount) => {
  expect(wrongIn({ amount })).toEqual(['amount'])
})

test('more than can go back is named as too much, however much it is', () => {
  for (const amount of ['25.75', '9999999999'])
    expect(refundToSend(form({ amount }), READ).wrong?.get('amount')).toMatchObject({
      code: 'too_big',
      params: { max: 25.74 },
    })
})

test('nobody sends money back without saying why, or in a novel', () => {
  expect(wrongIn({ reason: ' ' })).toEqual(['reason'])
  expect(wrongIn({ reason: 'w'.repeat(501) })).toEqual(['reason'])
})
