import { beforeEach, expect, test } from 'vitest'
import { ownCart } from './own-cart.ts'

const cart = (...counts: number[]) => JSON.stringify({ value: { items: counts.map((count) => ({ count })) } })
const client = () => {
  localStorage.setItem('id_token', 'a-token-of-somebody')
  localStorage.setItem('client_type', 'reyestr')
}
beforeEach(() => localStorage.clear())

test('a shopper’s header counts the retail cart', () => {
  localStorage.setItem('retailCartItems', cart(2, 1))
  localStorage.setItem('cartItems', cart(500))
  expect(ownCart()).toEqual({ path: '/order/basket', items: 3 })
})

test('a shopper’s header counts what was added on a page that was left before it was in the cart', () => {
  localStorage.setItem('retailCartItems', cart(2, 1))
  localStorage.setItem('pendingAdds', cart(4))
  expect(ownCart()).toEqual({ path: '/order/basket', items: 7 })
})

test('a wholesale client’s header leads to the wholesale cart and counts its items', () => {
  client()
  expect(ownCart()).toEqual({ path: '/admin/basket', items: 0 })
  localStorage.setItem('cartItems', cart(120, 40))
  localStorage.setItem('retailCartItems', cart(2))
  expect(ownCart()).toEqual({ path: '/admin/basket', items: 160 })
})

test('a wholesale client with only retail goods in the cart is led to the retail cart', () => {
  client()
  localStorage.setItem('retailCartItems', cart(2))
  expect(ownCart()).toEqual({ path: '/order/basket', items: 2 })
})

test('a client who has logged out sees nothing of the wholesale cart', () => {
  client()
  localStorage.setItem('cartItems', cart(120))
  localStorage.removeItem('id_token')
  expect(ownCart()).toEqual({ path: '/order/basket', items: 0 })
})
