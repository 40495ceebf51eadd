import { faq, sessions } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { writeSession } from '@shyrdak/state-machines/auth'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { slippers } from '../testing/a-cart.ts'
import { aStore } from '../testing/a-store.ts'
import { CartBadge } from '../features/cart-badge/cart-badge.tsx'
import { createStore } from './create-store.ts'
import { lazyActor } from './lazy-actor.ts'
import { StoreProvider } from './store-provider.tsx'

test('several roots on a page share one cart', async () => {
  const { store } = aStore()
  const badge = (
    <StoreProvider store={store}>
      <CartBadge />
    </StoreProvider>
  )
  render(badge)
  render(badge)
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  expect(await screen.findAllByRole('link', { name: /2\sitems/ })).toHaveLength(2)
})

test('a component waits for texts that are not loaded yet', async () => {
  const store = createStore({ language: 'en', country: 'KG' })
  expect(store.i18n.hasResourceBundle('en', 'cart-badge')).toBe(false)
  await act(
    async () =>
      void render(
        <StoreProvider store={store}>
          <Suspense fallback="a moment">
            <CartBadge />
          </Suspense>
        </StoreProvider>,
      ),
  )
  expect(await screen.findByRole('link', { name: /Basket/ })).toBeVisible()
  expect(store.i18n.t('cart-badge:cart')).toBe('Basket')
})

test('links have the prefix of the page, images the host of the API', () => {
  const store = createStore({ language: 'kg', country: 'KG', prefix: '/kg', apiHost: 'https://api.example/' })
  expect(store.link('/search')).toBe('/kg/search')
  expect(store.image('/media/a.jpg')).toBe('https://api.example/media/a.jpg')
})

test('an actor whose code could not be loaded is loaded by the next event', async () => {
  const sent: string[] = []
  let tries = 0
  const listener = fromTransition((state: string, { type }: { readonly type: string }) => {
    sent.push(type)
    return state
  }, 'there')
  const flow = lazyActor(async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return { actor: createActor(listener).start(), select: ({ context }) => context }
  })
  await expect(flow.send({ type: 'first' })).rejects.toThrow('offline')
  expect(flow.view()).toBeNull()
  await Promise.all([flow.send({ type: 'second' }), flow.send({ type: 'third' })])
  expect([tries, sent, flow.view()]).toEqual([2, ['second', 'third'], 'there'])
})

test('a press loads nothing while nothing answers, which a browser would remember as a failure', async () => {
  let isAway = true
  const load = vi.fn(async () => ({
    actor: createActor(fromTransition((count: number) => count + 1, 0)).start(),
    select: ({ context }: { readonly context: number }) => context,
  }))
  const flow = lazyActor(load, async () => {
    if (isAway) throw new Error('offline')
  })
  await expect(flow.send({ type: 'again' })).rejects.toThrow('offline')
  await expect(flow.prepare()).rejects.toThrow('offline')
  expect(load).not.toHaveBeenCalled()
  isAway = false
  await flow.send({ type: 'again' })
  expect(flow.view()).toBe(1)
})

test('the calls of a part of the contract are made once, also while it is still being loaded', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ 'GET /frontend/faq': [] }) })
  const contract = { content: { faq: { list: faq.list } } }
  const { content } = await store.sdk(contract)
  expect(await content.faq.list()).toEqual([])
  expect(transport.callsOf('GET /frontend/faq')).toHaveLength(1)
  expect((await store.sdk(Promise.resolve(contract))).content).toBe(content)
})

test('a refused call ends only the session whose token it used', async () => {
  const refused = { 'GET /frontend/session': refusal('UNAUTHENTICATED') }
  const { store, storage } = aStore({ transport: fakeTransport(refused) })
  writeSession(storage, {
    token: 'a-fine-token',
    clientType: 'retail',
    userId: 7,
    artisan: null,
    firstName: 'Aigul',
  })
  const contract = { auth: { sessions: { list: sessions.list } } }
  await store.auth.start()
  const withAnother = await store.sdk(contract, 'another-token')
  await expect(withAnother.auth.sessions.list()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(store.auth.view()?.state).toBe('retail')
  const withOwn = await store.sdk(contract)
  await expect(withOwn.auth.sessions.list()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(store.auth.view()?.state).toBe('expired')
})

test('without management endpoints, managerContract() fails', async () => {
  await expect(aStore().store.managerContract()).rejects.toThrow('managers')
})

test('the page is notified of the number of items in the cart', async () => {
  const counts: number[] = []
  const { store } = aStore({ onItemCount: (items) => void counts.push(items) })
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  await store.retailCart.send({ type: 'cart.clear' })
  expect(counts.slice(-2)).toEqual([2, 0])
})

test.each([
  ['apiHost', 'shop.example', 'https://shop.example'],
  ['apiHost', 'localhost:3000', 'https://shop.example'],
  ['shop', 'shop.example', 'https://shop.example'],
  ['language', 'ky', 'en, ru or kg'],
  ['country', 'kg', 'KG'],
])('an invalid option is refused at once: %s "%s"', (name, value, example) => {
  expect(() => createStore({ language: 'en', country: 'KG', [name]: value })).toThrow(
    `createStore(): ${name} is "${value}", expected a value like ${example}`,
  )
})

test('texts of a partner beside an i18n instance are refused', () => {
  const { i18n } = aStore().store
  const [place, messages] = [{ language: 'en', country: 'KG' } as const, { 'cart-badge': { cart: 'Bag' } }]
  // @ts-expect-error types refuse them too
  expect(() => createStore({ ...place, i18n, messages })).toThrow('pass the texts to serverI18n()')
  const readMessages = () => Promise.resolve({})
  // @ts-expect-error types refuse them too
  expect(() => createStore({ ...place, i18n, readMessages })).toThrow('pass the texts to serverI18n()')
  expect(createStore({ ...place, messages }).i18n).not.toBe(i18n)
  expect(createStore({ ...place, i18n }).i18n).toBe(i18n)
})

test('calls and images go to the same host, that of the shop by default', async () => {
  const [given, byShop] = [{ apiHost: 'https://api.example/api/' }, { shop: 'https://api.example/' }].map(
    (options) => createStore({ language: 'en', country: 'KG', ...options }),
  )
  expect(given?.image('/media/a.jpg')).toBe('https://api.example/media/a.jpg')
  expect(byShop?.image('/media/a.jpg')).toBe('https://api.example/media/a.jpg')
  expect(byShop?.link('/search')).toBe('https://api.example/en/search')
})
