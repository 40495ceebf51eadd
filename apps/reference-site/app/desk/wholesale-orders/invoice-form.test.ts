import { expect, test } from 'vitest'
import { invoiceToSend } from './invoice-form.ts'

const ORDER = { sum: '3000.00' }

test('an invoice names the sum that the order had when it was typed', () => {
  expect(invoiceToSend({ title: ' Delivery by air ', sum: '4 500' }, ORDER).body).toEqual({
    was: '3000.00',
    sum: '4500.00',
    title: 'Delivery by air',
  })
})

test.each(['', '0', '10,50', '-5', 'much'])('“%s” is no sum of an invoice', (sum) => {
  expect([...(invoiceToSend({ title: 'Samples', sum }, ORDER).wrong?.keys() ?? [])]).toEqual(['sum'])
})

test('an invoice for nothing in particular is not sent', () => {
  expect([...(invoiceToSend({ title: ' ', sum: '10' }, ORDER).wrong?.keys() ?? [])]).toEqual(['title'])
})
