import { expect, test } from 'vitest'
import { refundForm, refundToSend } from './refund-form.ts'

const READ = { refundable: '25.74' }
const form = (changes = {}) => ({ ...refundForm(READ), reason: 'Too small', ...changes })
const wrongIn = (changes: object) => [...(refundToSend(form(changes), READ).wrong?.keys() ?? [])]

test('a refund proposes the whole remaining amount, without returning stock', () => {
  expect(refundToSend(form(), READ).body).toEqual({
    amount: '25.74',
    refundable: '25.74',
    reason: 'Too small',
    returns_stock: false,
  })
})

test('a part of the amount is parsed as people type it', () => {
  expect(refundToSend(form({ amount: '10,5' }), READ).body).toMatchObject({ amount: '10.50' })
})

test.each(['', '0', 'all', '25.75', '-1'])('“%s” cannot be refunded', (amount) => {
  expect(wrongIn({ amount })).toEqual(['amount'])
})

test('an amount above the refundable one is refused with its maximum', () => {
  for (const amount of ['25.75', '9999999999'])
    expect(refundToSend(form({ amount }), READ).wrong?.get('amount')).toMatchObject({
      code: 'too_big',
      params: { max: 25.74 },
    })
})

test('a refund requires a reason, with a maximum length', () => {
  expect(wrongIn({ reason: ' ' })).toEqual(['reason'])
  expect(wrongIn({ reason: 'w'.repeat(501) })).toEqual(['reason'])
})
