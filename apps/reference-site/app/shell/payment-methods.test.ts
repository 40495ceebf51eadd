import { expect, test } from 'vitest'
import { paymentMethods } from './payment-methods.ts'

test('only the store’s own payment methods are named', () => {
  expect(paymentMethods({ payments: ['paypal', 'kkb', 'kicb', 'yookassa'] }, 'en')).toBe(
    'PayPal, KKB, KICB or YooKassa',
  )
  expect(paymentMethods({ payments: ['kicb', 'yookassa'] }, 'ru')).toBe('KICB или ЮKassa')
  expect(paymentMethods({ payments: ['kicb'] }, 'kg')).toBe('KICB')
})

test('a store without payments names no method', () => {
  expect(paymentMethods({ payments: [] }, 'ru')).toBeNull()
})
