import { expect, test } from 'vitest'
import { paymentMethods } from './payment-methods.ts'

test('the ways to pay that a store has are named, and no other', () => {
  expect(paymentMethods({ payments: ['paypal', 'kkb', 'kicb', 'yookassa'] }, 'en')).toBe(
    'PayPal, KKB, KICB or YooKassa',
  )
  expect(paymentMethods({ payments: ['kicb', 'yookassa'] }, 'ru')).toBe('KICB или ЮKassa')
  expect(paymentMethods({ payments: ['kicb'] }, 'kg')).toBe('KICB')
})

test('a store that takes no payments yet names no way to pay', () => {
  expect(paymentMethods({ payments: [] }, 'ru')).toBeNull()
})
