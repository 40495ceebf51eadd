import { beforeEach, expect, test } from 'vitest'
import { ownCart } from './own-cart.ts'

const cart = (...counts: number[]) => JSON.stringify({ value: { items: counts.map((count) => ({ count })) } })
const client = () => {
  localStorage.setItem('id_token', 'a-token-of-somebody')
  localStorage.setItem('client_type', 'reyestr')
}
beforeEach(() => localStorage.clear())

test('a shopper’s header counts what they buy', () => {
  localStorage.setItem('retailCartItems', cart(2, 1))
  localStorage.setItem('cartItems', cart(500))
  expect(ownCart()).toEqual({ path: '/order/basket', items: 3 })
})

test('a wholesale client’s header leads to the wholesale basket and counts its pieces', () => {
  client()
  expect(ownCart()).toEqual({ path: '/admin/basket', items: 0 })
  localStorage.setItem('cartItems', cart(120, 40))
  localStorage.setItem('retailCartItems', cart(2))
  expect(ownCart()).toEqual({ path: '/admin/basket', items: 160 })
})

test('a client who has only put retail goods aside finds those', () => {
  client()
  localStorage.setItem('retailCartItems', cart(2))
  expect(ownCart()).toEqual({ path: '/order/basket', items: 2 })
})

test('once the client has logged out, nothing of their basket shows', () => {
  client()
  localStorage.setItem('cartItems', cart(120))
  localStorage.removeItem('id_token')
  expect(ownCart()).toEqual({ path: '/order/basket', items: 0 })
})
