import { expect, test } from 'vitest'
import { invoiceToSend } from './invoice-form.ts'

const ORDER = { sum: '3000.00' }

test('an invoice is sent with the order’s sum that was read', () => {
  expect(invoiceToSend({ title: ' Delivery by air ', sum: '4 500' }, ORDER).body).toEqual({
    was: '3000.00',
    sum: '4500.00',
    title: 'Delivery by air',
  })
})

test.each(['', '0', '10,50', '-5', 'much'])('“%s” is not a sum of an invoice', (sum) => {
  expect([...(invoiceToSend({ title: 'Samples', sum }, ORDER).wrong?.keys() ?? [])]).toEqual(['sum'])
})

test.each([' ', '\u200B', '\u2800\u3164'])('an invoice with the blank title %j is not sent', (title) => {
  expect([...(invoiceToSend({ title, sum: '10' }, ORDER).wrong?.keys() ?? [])]).toEqual(['title'])
})
