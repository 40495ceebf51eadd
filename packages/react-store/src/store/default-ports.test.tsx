import { faq } from '@shyrdak/sdk/contract'
import { readCountry } from '@shyrdak/state-machines/country'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CartBadge } from '../features/cart-badge/cart-badge.tsx'
import { slippers } from '../testing/a-cart.ts'
import { i18nIn } from '../testing/a-store.ts'
import { hostPagePorts } from './browser-ports.ts'
import { createStore } from './create-store.ts'
import { memoryPorts } from './memory-ports.ts'
import { StoreProvider } from './store-provider.tsx'
import type { StoreOptions } from './store.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // Answers the connection check that precedes each load.
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => new Response()),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Options of the store of a page that was just opened. */
type Given = Omit<Partial<StoreOptions>, 'messages' | 'readMessages'>
const open = (options: Given = {}) =>
  createStore({ language: 'en', country: 'KG', i18n: i18nIn.en, ...options })

const fill = (store: ReturnType<typeof open>) =>
  store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })

async function itemsAfterReload(options: Given = {}) {
  const reloaded = open(options)
  await reloaded.retailCart.start()
  return reloaded.retailCart.view()?.summary.items
}

test('the cart is stored and restored after a reload', async () => {
  await fill(open())
  await vi.waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.retailCart)).not.toBeNull())
  expect(await itemsAfterReload()).toBe(2)
})

test('a shopper whose browser blocks all storage has their address again after a reload, which no other site can read', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  const { session } = open().ports
  session.set(STORAGE_KEYS.checkout, '12 Chuy Avenue')
  session.set(STORAGE_KEYS.reviewDrafts, 'Warm')
  const reloaded = open().ports.session
  expect(reloaded.get(STORAGE_KEYS.checkout)).toBe('12 Chuy Avenue')
  expect(reloaded.get(STORAGE_KEYS.reviewDrafts)).toBeNull()
  expect(window.name).toBe('')
  reloaded.remove(STORAGE_KEYS.checkout)
  expect(open().ports.session.get(STORAGE_KEYS.checkout)).toBeNull()
})

test('on a page outside the shop, the cart is stored under a prefixed key', async () => {
  const shop = { shop: 'https://shop.example' }
  await fill(open(shop))
  await vi.waitFor(() => expect(localStorage.getItem(`shyrdak.${STORAGE_KEYS.retailCart}`)).not.toBeNull())
  expect(localStorage.getItem(STORAGE_KEYS.retailCart)).toBeNull()
  expect(await itemsAfterReload(shop)).toBe(2)
})

test('two stores on a page outside the shop share one cart', async () => {
  const [one, other] = [open({ shop: 'https://shop.example' }), open({ shop: 'https://shop.example' })]
  await other.retailCart.start()
  await fill(one)
  await vi.waitFor(() => expect(other.retailCart.view()?.summary.items).toBe(2))
})

test.each<[string, Partial<StoreOptions>]>([
  ['names the shop', { shop: 'https://shop.example' }],
  ['names the API alone', { apiHost: 'https://shop.example' }],
])('a partner whose page %s keeps its own session, which is neither sent nor changed', async (_, options) => {
  const own = { id_token: 'a-token-of-the-partner', user_id: 'auth0|42', first_name: 'Ann' }
  for (const [key, value] of Object.entries(own)) localStorage.setItem(key, value)
  sessionStorage.setItem(STORAGE_KEYS.checkout, 'of the partner')
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get('authorization'))
    return Response.json({ code: 'UNAUTHENTICATED', message: 'No' }, { status: 401 })
  })
  const store = open(options)
  const sdk = await store.sdk({ faq: { list: faq.list } })
  await expect(sdk.faq.list()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await Promise.all([store.auth.start(), store.checkout.start()])
  expect(new Set(sent)).toEqual(new Set([null]))
  expect(localStorage).toMatchObject(own)
  expect(sessionStorage.getItem(STORAGE_KEYS.checkout)).toBe('of the partner')
  expect(sessionStorage).toHaveLength(1)
})

test('a shopper on the page of a partner can choose another country, under a key that is not the page’s', async () => {
  localStorage.setItem(STORAGE_KEYS.country, 'of the partner')
  const cookies = document.cookie
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const store = open({ shop: 'https://shop.example' })
  await store.countryChoice.send({ type: 'dialog.open' })
  await store.countryChoice.send({ type: 'country.choose', code: 'KZ' })
  await vi.waitFor(() => expect(store.countryChoice.view()?.country).toBe('KZ'))
  expect(readCountry(hostPagePorts().storage)).toBe('KZ')
  expect(localStorage.getItem(STORAGE_KEYS.country)).toBe('of the partner')
  expect(document.cookie).toBe(cookies)
})

test('a choice changes the address only on a page that shows the shop itself', () => {
  open({ shop: 'https://shop.example' }).ports.navigation.replaceQuery({ size: '38' })
  expect(location.search).toBe('')
  open({ apiHost: 'https://shop.example' }).ports.navigation.replaceQuery({ size: '38' })
  expect(location.search).toBe('?size=38')
  open().ports.navigation.replaceQuery({ size: null })
  expect(location.search).toBe('')
})

test('a store with memory ports stores nothing', async () => {
  await fill(open(memoryPorts()))
  expect(localStorage).toHaveLength(0)
  expect(await itemsAfterReload()).toBe(0)
})

test('stored values are shown only after hydration', async () => {
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

test('creating a store reads no clock and draws no random number, so that pages can be prerendered', () => {
  const spies = [vi.spyOn(Math, 'random'), vi.spyOn(Date, 'now'), vi.spyOn(crypto, 'getRandomValues')]
  open()
  open({ shop: 'https://shop.example' })
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
