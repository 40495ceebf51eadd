import { expect, test } from 'vitest'
import { emptyPayment, leftOf, paymentChanges, paymentToSend } from './payment-form.ts'

const READ = { invoice_sum: '3000.00', paid_sum: '1000.00' }
const form = (amount: string, changes = {}) => ({
  ...emptyPayment('2026-11-20'),
  amount,
  ...changes,
})
const wrongIn = (amount: string, changes = {}) => [
  ...(paymentToSend(form(amount, changes), READ).wrong?.keys() ?? []),
]

test('a payment is added to the sum paid before, which is sent too', () => {
  expect(paymentToSend(form('1 500,50', { note: ' Bank ' }), READ).body).toEqual({
    was: '1000.00',
    paid_sum: '2500.50',
    date: '2026-11-20',
    note: 'Bank',
  })
})

test.each(['-250', '−250'])('%s is subtracted from the sum paid before', (amount) => {
  expect(paymentToSend(form(amount), READ).body).toMatchObject({ was: '1000.00', paid_sum: '750.00' })
})

test.each(['', '0', 'much', '2000.01', '-1000.01'])('“%s” is not a valid payment', (amount) => {
  expect(wrongIn(amount)).toEqual(['paid_sum'])
})

test('the whole balance can be paid', () => {
  expect(leftOf(READ)).toBe('2000.00')
  expect(paymentToSend(form('2000'), READ).body).toMatchObject({ paid_sum: '3000.00' })
})

test('a payment requires a date, and its note has a maximum length', () => {
  expect(wrongIn('10', { date: '' })).toEqual(['date'])
  expect(wrongIn('10', { note: 'w'.repeat(301) })).toEqual(['note'])
})

test('a date alone is unsaved input too', () => {
  expect(paymentChanges(form(''))).toBe(0)
  expect(paymentChanges(form('', { date: '2026-11-18' }))).toBe(1)
})
