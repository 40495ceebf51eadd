import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Cart } from '../features/cart/cart.tsx'
import { StoreContext } from '../store/store-provider.tsx'
import { slippers } from '../testing/a-cart.ts'
import { aStore } from '../testing/a-store.ts'
import { loseConnection } from '../testing/lose-connection.ts'
import { fakeTransport } from '@shyrdak/sdk/testing'
import { memoryTabs } from '@shyrdak/state-machines/storage'
import type { CartEventDetail, OrderEventDetail } from './element-events.ts'
import { reportCart, reportFrom } from './report-events.ts'

const carts: CartEventDetail[] = []
const orders: OrderEventDetail[] = []
let sources: (EventTarget | null)[] = []

const onCart = ({ detail, target }: CustomEvent<CartEventDetail>) => {
  carts.push(detail)
  sources.push(target)
}
const onOrder = (event: CustomEvent<OrderEventDetail>) => {
  orders.push(event.detail)
  sources = event.composedPath()
}

beforeEach(() => {
  document.addEventListener('shyrdak:cart', onCart)
  document.addEventListener('shyrdak:order', onOrder)
})

afterEach(() => {
  vi.restoreAllMocks()
  document.removeEventListener('shyrdak:cart', onCart)
  document.removeEventListener('shyrdak:order', onOrder)
  carts.length = orders.length = 0
  sources = []
  document.body.replaceChildren()
})

/** An element on a page: a shadow root that contains the cart. */
function anElement(options: Parameters<typeof aStore>[0] = {}) {
  const store = reportCart(aStore({ shop: 'https://shop.example', ...options }).store)
  const element = document.body.appendChild(document.createElement('div'))
  const place = document.createElement('div')
  element.attachShadow({ mode: 'open' }).append(place)
  const stop = reportFrom(place, store)
  return { store, element, place, stop }
}

const add = { type: 'line.add', goods: slippers(), count: 2 } as const

test('adding, counting, removing and undoing are reported with price and cart total', async () => {
  const { store } = anElement()
  await store.retailCart.send(add)
  const [line] = store.retailCart.view()?.lines ?? []
  if (!line) throw new Error('Nothing was added')
  await store.retailCart.send({ type: 'line.count', key: line.key, count: 3 })
  await store.retailCart.send({ type: 'line.remove', key: line.key })
  await store.retailCart.send({ type: 'cart.undo' })
  const same = { productId: 7, variationId: 71, slug: 'ala-too', name: 'Ala-Too slippers', size: '38' }
  const price = '1850.00'
  const cart = (items: number, total: string) => ({ items, total })
  expect(carts).toEqual([
    { ...same, price, change: 'added', before: 0, count: 2, sum: '3700.00', cart: cart(2, '3700.00') },
    { ...same, price, change: 'changed', before: 2, count: 3, sum: '5550.00', cart: cart(3, '5550.00') },
    { ...same, price, change: 'removed', before: 3, count: 0, sum: '0.00', cart: cart(0, '0.00') },
    { ...same, price, change: 'added', before: 0, count: 3, sum: '5550.00', cart: cart(3, '5550.00') },
  ])
})

test('clearing the cart reports every line as removed', async () => {
  const { store } = anElement()
  await store.retailCart.send(add)
  await store.retailCart.send({ ...add, goods: slippers({ size: '40' }) })
  await store.retailCart.send({ type: 'cart.clear' })
  expect(carts.map(({ change, size }) => `${change} ${size}`).toSorted()).toEqual([
    'added 38',
    'added 40',
    'removed 38',
    'removed 40',
  ])
})

test('changes from storage and from other tabs are not reported', async () => {
  const [tab, otherTab] = memoryTabs(2)
  if (!tab || !otherTab) throw new Error('There are no tabs')
  const { store } = anElement({ storage: tab })
  await store.retailCart.start()
  const other = aStore({ storage: otherTab }).store
  await other.retailCart.send(add)
  await vi.waitFor(() => expect(store.retailCart.view()?.summary.items).toBe(2))
  await store.retailCart.send({ type: 'quote.watch' })
  expect(carts).toEqual([])
})

test('an event comes from the element that was used, or from the document once that is removed', async () => {
  const { store, element, place } = anElement()
  place.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await store.retailCart.send(add)
  element.remove()
  await store.retailCart.send(add)
  expect(sources).toEqual([element, document])
})

test('a click on a link to the checkout is reported with the lines and the cart', async () => {
  const { store, place, element } = anElement({ transport: fakeTransport() })
  await store.retailCart.send(add)
  render(
    <StoreContext value={store}>
      <Cart />
    </StoreContext>,
    { container: place, baseElement: place },
  )
  place.addEventListener('click', (event) => event.preventDefault())
  const links = () => [...place.querySelectorAll('a')]
  await vi.waitFor(() => expect(links().some(({ pathname }) => pathname.endsWith('registration'))).toBe(true))
  for (const link of links()) await userEvent.click(link)
  expect(orders).toMatchObject([
    { step: 'checkout', lines: [{ slug: 'ala-too', count: 2, sum: '3700.00' }], cart: { items: 2 } },
  ])
  expect(sources).toContain(element)
})

test('after stop() a click on a link to the checkout is not reported', () => {
  const { place, stop } = anElement()
  stop()
  const link = Object.assign(document.createElement('a'), {
    href: 'https://shop.example/en/order/registration',
  })
  place.append(link)
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(orders).toEqual([])
})

test('a cart that cannot be loaded says so, and leaves no unhandled error on the host’s page', async () => {
  loseConnection()
  const { store } = anElement()
  const unhandled = vi.fn()
  process.prependOnceListener('unhandledRejection', unhandled)
  // Widgets do not wait for their events.
  void store.retailCart.send(add)
  await waitFor(() => expect(store.retailCart.isUnavailable()).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  process.removeListener('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  await expect(store.retailCart.send(add)).rejects.toThrow('Failed to fetch')
})
