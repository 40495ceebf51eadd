import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slippers } from '../testing/a-cart.ts'
import { aStore } from '../testing/a-store.ts'
import { CartBadge } from '../features/cart-badge/cart-badge.tsx'
import { Cart } from '../features/cart/cart.tsx'
import { StoreProvider } from './store-provider.tsx'
import type { StoreOptions } from './store.ts'

async function showFilled(options: Pick<StoreOptions, 'shop' | 'prefix'>) {
  const { store } = aStore(options)
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  const view = render(
    <StoreProvider store={store}>
      <CartBadge />
      <Cart />
    </StoreProvider>,
  )
  return { store, ...view }
}

const checkout = () => screen.findByRole<HTMLAnchorElement>('link', { name: 'Go to checkout' })

/** Returns the URL that a click leads to, without following it. Without a page URL, paths stay relative. */
function follow(link: HTMLAnchorElement) {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link)
  return new URL(link.href, 'https://store.example')
}

const cartIn = ({ hash }: URL) => decodeURIComponent(hash)

test.each([
  ['shop', { shop: 'https://shop.example/' }],
  ['prefix', { prefix: 'https://shop.example/en' }],
])('a checkout at another origin, given as %s, gets the cart in its link', async (_, options) => {
  await showFilled(options)
  const address = follow(await checkout())
  expect(address.origin + address.pathname).toBe('https://shop.example/en/order/registration')
  expect(cartIn(address)).toMatch(/^#shyrdak-cart=\{"version":2.*"slug":"ala-too"/)
})

test('a link to the cart at another origin gets the cart also when opened by the context menu', async () => {
  await showFilled({ shop: 'https://shop.example' })
  const badge = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Basket/ })
  fireEvent.contextMenu(badge)
  expect(cartIn(new URL(badge.href))).toMatch(/^#shyrdak-cart=/)
})

test('a checkout at the same origin gets no cart in its link', async () => {
  await showFilled({ prefix: '/en' })
  expect(follow(await checkout()).hash).toBe('')
  await showFilled({ prefix: 'https://store.example/en' })
  for (const link of await screen.findAllByRole<HTMLAnchorElement>('link', { name: 'Go to checkout' }))
    expect(follow(link).hash).toBe('')
})

test('other links to the shop are not changed', async () => {
  await showFilled({ shop: 'https://shop.example' })
  const name = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ala-Too slippers' })
  expect(follow(name).hash).toBe('')
})

test('after the widgets are unmounted, links are not changed', async () => {
  const { unmount, store } = await showFilled({ shop: 'https://shop.example' })
  unmount()
  const link = Object.assign(document.createElement('a'), { href: store.link('/order/basket') })
  document.body.append(link)
  expect(follow(link).hash).toBe('')
  link.remove()
})
