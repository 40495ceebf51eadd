import { expect, test } from 'vitest'
import { isCheckout, checkoutPath } from './checkout-path.ts'

const here = { origin: 'https://shop.example', prefix: '' as const }

test('the router handles links between the pages of a purchase', () => {
  expect(checkoutPath('https://shop.example/order/basket', here)).toBe('/order/basket')
  expect(checkoutPath('https://shop.example/order/order-complete/7?k=a#lines', here)).toBe(
    '/order/order-complete/7?k=a#lines',
  )
  expect(checkoutPath('https://shop.example/payment-link/0b9f?k=a', here)).toBe('/payment-link/0b9f?k=a')
})

test('a path in the same language loses its prefix for the router', () => {
  expect(checkoutPath('https://shop.example/kg/order/registration', { ...here, prefix: '/kg' })).toBe(
    '/order/registration',
  )
})

test('documents, other languages and other sites are left to the browser', () => {
  expect(checkoutPath('https://shop.example/product/boots', here)).toBeNull()
  expect(checkoutPath('https://shop.example/order', here)).toBeNull()
  expect(checkoutPath('https://shop.example/ru/order/basket', here)).toBeNull()
  expect(checkoutPath('https://shop.example/ru/order/basket', { ...here, prefix: '/kg' })).toBeNull()
  expect(checkoutPath('https://bank.example/order/basket', here)).toBeNull()
  expect(checkoutPath('mailto:order/basket', here)).toBeNull()
  expect(checkoutPath('', here)).toBeNull()
})

test('cart, checkout, order and payment link are checkout pages, and no others', () => {
  for (const path of [
    '/order/basket',
    '/order/registration',
    '/order/order-complete/7',
    '/payment-link/0b9f',
  ])
    expect(isCheckout(path), path).toBe(true)
  for (const path of ['/', '/categories', '/product/boots', '/order', '/order/basket/other', '/search'])
    expect(isCheckout(path), path).toBe(false)
})
