import { expect, test } from 'vitest'
import { leftOf, paymentToSend } from './payment-form.ts'

const READ = { invoice_sum: '3000.00', paid_sum: '1000.00' }
const form = (amount: string, changes = {}) => ({ amount, date: '2026-11-20', note: '', ...changes })
const wrongIn = (amount: string, changes = {}) => [
  ...(paymentToSend(form(amount, changes), READ).wrong?.keys() ?? []),
]

test('what came is added to what had come before, and names it', () => {
  expect(paymentToSend(form('1 500,50', { note: ' Bank ' }), READ).body).toEqual({
    was: '1000.00',
    paid_sum: '2500.50',
    date: '2026-11-20',
    note: 'Bank',
  })
})

test.each(['-250', '−250'])('%s takes back what was written too much', (amount) => {
  expect(paymentToSend(form(amount), READ).body).toMatchObject({ was: '1000.00', paid_sum: '750.00' })
})

test.each(['', '0', 'much', '2000.01', '-1000.01'])('“%s” cannot have come', (amount) => {
  expect(wrongIn(amount)).toEqual(['paid_sum'])
})

test('all that is left can be paid, and no more', () => {
  expect(leftOf(READ)).toBe('2000.00')
  expect(paymentToSend(form('2000'), READ).body).toMatchObject({ paid_sum: '3000.00' })
})

test('a payment has a day, and a note that is not a letter', () => {
  expect(wrongIn('10', { date: '' })).toEqual(['date'])
  expect(wrongIn('10', { note: 'w'.repeat(301) })).toEqual(['note'])
})
