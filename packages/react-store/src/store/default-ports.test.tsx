import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { CartBadge } from '../features/cart-badge/cart-badge.tsx'
import { slippers } from '../testing/a-cart.ts'
import { i18nIn } from '../testing/a-store.ts'
import { createStore } from './create-store.ts'
import { memoryPorts } from './memory-ports.ts'
import { StoreProvider } from './store-provider.tsx'
import type { StoreOptions } from './store.ts'

beforeEach(() => localStorage.clear())

/** The store of a page that was just opened. */
const open = (options: Partial<StoreOptions> = {}) =>
  createStore({ language: 'en', country: 'KG', i18n: i18nIn.en, ...options })

const fill = (store: ReturnType<typeof open>) =>
  store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })

async function itemsAfterReload(options: Partial<StoreOptions> = {}) {
  const reloaded = open(options)
  await reloaded.retailCart.start()
  return reloaded.retailCart.view()?.summary.items
}

test('what is in the cart is there after a reload', async () => {
  await fill(open())
  await vi.waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.retailCart)).not.toBeNull())
  expect(await itemsAfterReload()).toBe(2)
})

test('on a page outside the shop the cart stands apart from what the page stores', async () => {
  const shop = { shop: 'https://shop.example' }
  await fill(open(shop))
  await vi.waitFor(() => expect(localStorage.getItem(`shyrdak.${STORAGE_KEYS.retailCart}`)).not.toBeNull())
  expect(localStorage.getItem(STORAGE_KEYS.retailCart)).toBeNull()
  expect(await itemsAfterReload(shop)).toBe(2)
})

test('two stores on a page outside the shop have one cart', async () => {
  const [one, other] = [open({ shop: 'https://shop.example' }), open({ shop: 'https://shop.example' })]
  await other.retailCart.start()
  await fill(one)
  await vi.waitFor(() => expect(other.retailCart.view()?.summary.items).toBe(2))
})

test('a store that is told to remember nothing does so', async () => {
  await fill(open(memoryPorts()))
  expect(localStorage).toHaveLength(0)
  expect(await itemsAfterReload()).toBe(0)
})

test('what storage knows shows only after hydration', async () => {
  await fill(open())
  const badge = (store: ReturnType<typeof open>) => (
    <StoreProvider store={store}>
      <CartBadge />
    </StoreProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(badge(open()))
  expect(container.innerHTML).toContain('data-state="unread"')
  document.body.append(container)
  const store = open()
  await store.retailCart.start()
  const mismatches: unknown[] = []
  await act(async () =>
    render(badge(store), { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(await screen.findByRole('link', { name: /2\sitems/ })).toBeVisible()
  expect(mismatches).toEqual([])
})

test('creating a store draws no randomness and reads no clock, for pages that are prerendered', () => {
  const spies = [vi.spyOn(Math, 'random'), vi.spyOn(Date, 'now'), vi.spyOn(crypto, 'getRandomValues')]
  open()
  open({ shop: 'https://shop.example' })
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
