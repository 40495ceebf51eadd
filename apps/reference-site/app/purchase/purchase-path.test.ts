import { expect, test } from 'vitest'
import { isPurchase, purchasePath } from './purchase-path.ts'

const here = { origin: 'https://shop.example', prefix: '' as const }

test('pages of the purchase lead to one another without a new document', () => {
  expect(purchasePath('https://shop.example/order/basket', here)).toBe('/order/basket')
  expect(purchasePath('https://shop.example/order/order-complete/7?k=a#lines', here)).toBe(
    '/order/order-complete/7?k=a#lines',
  )
  expect(purchasePath('https://shop.example/payment-link/0b9f?k=a', here)).toBe('/payment-link/0b9f?k=a')
})

test('a page in the same language is named without its prefix, as the router knows it', () => {
  expect(purchasePath('https://shop.example/kg/order/registration', { ...here, prefix: '/kg' })).toBe(
    '/order/registration',
  )
})

test('documents, other languages and other sites are left to the browser', () => {
  expect(purchasePath('https://shop.example/product/boots', here)).toBeNull()
  expect(purchasePath('https://shop.example/order', here)).toBeNull()
  expect(purchasePath('https://shop.example/ru/order/basket', here)).toBeNull()
  expect(purchasePath('https://shop.example/ru/order/basket', { ...here, prefix: '/kg' })).toBeNull()
  expect(purchasePath('https://bank.example/order/basket', here)).toBeNull()
  expect(purchasePath('mailto:order/basket', here)).toBeNull()
  expect(purchasePath('', here)).toBeNull()
})

test('a bank may be reached by a form from every page that the router comes from, and from no other', () => {
  for (const path of [
    '/order/basket',
    '/order/registration',
    '/order/order-complete/7',
    '/payment-link/0b9f',
  ])
    expect(isPurchase(path), path).toBe(true)
  for (const path of ['/', '/categories', '/product/boots', '/order', '/order/basket/other', '/search'])
    expect(isPurchase(path), path).toBe(false)
})
