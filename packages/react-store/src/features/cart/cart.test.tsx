import { CheckedDiscount, RetailProduct } from '@shyrdak/sdk/contract'
import { aQuote, aQuotedLine, build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryTabs, STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rug, slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { loseConnection } from '../../testing/lose-connection.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { discountOf } from '../discount/discount-of.ts'
import { AddedSummary } from './added-summary.tsx'
import { Cart } from './cart.tsx'

const QUOTE = 'POST /frontend/delivery/retail/services'
const quoted = (other: Parameters<typeof aQuotedLine>[0] = {}) =>
  aQuotedLine({
    product_id: 7,
    variation_id: 71,
    size: '38',
    count: 2,
    is_special: false,
    stock: 5,
    sale_cost: '1850.00',
    slug: 'ala-too',
    photo: '/media/a.jpg',
    name: slippers().name,
    ...other,
  })

afterEach(() => vi.restoreAllMocks())

/** A cart with two pairs, stored by an earlier page. */
async function aFilledStore(
  answer: Parameters<ReturnType<typeof fakeTransport>['answer']>[1] = aQuote([quoted()]),
  country = 'KG',
) {
  const test = aStore({ country, transport: fakeTransport({ [QUOTE]: answer }) })
  await test.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  await waitFor(() => expect(test.storage.get('retailCartItems')).not.toBeNull())
  return { ...test, ...aStore({ country, transport: test.transport, storage: test.storage }) }
}

test('the cart renders as on the server until storage is read', async () => {
  const { store } = await aFilledStore()
  const { html } = await renderAsIsland(store, <Cart />)
  expect(html).toContain('data-state="unread"')
  expect(await screen.findByRole('link', { name: 'Ala-Too slippers' })).toHaveAttribute(
    'href',
    '/product/ala-too?variation=71&size=38',
  )
  expect(screen.getByRole('complementary')).toHaveTextContent(/3 700\.00 KGS/)
  expect(await findBarriers()).toEqual([])
})

test('an empty cart links to the catalogue', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByRole('heading', { name: /basket is empty/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/categories')
  expect(await findBarriers()).toEqual([])
})

test('two baskets on a page of a partner are below its own heading and do not share ids', async () => {
  const { store } = await aMixedStore()
  await renderAsIsland(
    store,
    <>
      <h1>A shop of its own</h1>
      <Cart />
      <Cart level={3} />
    </>,
  )
  await screen.findAllByRole('heading', { level: 2, name: /^Your basket/ })
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
  expect(levels).toEqual(['H1', 'H2', 'H3', 'H3', 'H3', 'H3', 'H4', 'H4', 'H4'])
  const ids = [...document.querySelectorAll('.shyrdak-cart-title, .shyrdak-cart-reason')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})

test('a shopper whose basket cannot be opened is told so, and opens it by trying again', async () => {
  const { storage, transport } = await aFilledStore()
  const { store } = aStore({ storage, transport })
  const { reconnect } = loseConnection()
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText('We couldn’t open your basket')).toBeVisible()
  expect(screen.queryByText('Opening your basket')).toBeNull()
  expect(await findBarriers()).toEqual([])
  reconnect()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Ala-Too slippers' })).toBeVisible()
  expect(screen.getByRole('region', { name: /^Your basket/ })).toHaveFocus()
})

test('a basket that could not be opened opens once the connection is back', async () => {
  const { storage, transport } = await aFilledStore()
  const { store } = aStore({ storage, transport })
  const { reconnect } = loseConnection()
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText('We couldn’t open your basket')).toBeVisible()
  reconnect()
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('link', { name: 'Ala-Too slippers' })).toBeVisible()
})

test('prices that could not be checked are checked once the connection is back', async () => {
  const { store, transport } = await aFilledStore(() => Promise.reject(refusal('NETWORK')))
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText('We couldn’t check prices and stock')).toBeVisible()
  transport.answer(QUOTE, aQuote([quoted({ stock: 1 })]))
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText('We couldn’t check prices and stock')).toBeNull())
})

test('a count can be decreased only to 1', async () => {
  const { store } = await aFilledStore()
  await renderAsIsland(store, <Cart />)
  const less = await screen.findByRole('button', { name: 'One fewer' })
  await userEvent.click(less)
  await userEvent.click(less)
  expect(screen.getByRole('spinbutton')).toHaveValue('1')
  expect(less).toHaveAttribute('aria-disabled', 'true')
})

test('a cart with a code for free delivery shows no hint to add goods for it', async () => {
  const { store } = await aFilledStore(aQuote([quoted()], { delivers: true, free_delivery_from: '10000.00' }))
  await renderAsIsland(store, <Cart />)
  const hint = /Add goods for .* more, and delivery is free/
  expect(await screen.findByText(hint)).toBeVisible()
  const terms = { kind: 'free_delivery', percent: null, sum: null, minimum: '2000.00' } as const
  act(() => discountOf(store).take({ ...build(CheckedDiscount), code: 'JOL', state: 'valid', terms }))
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
})

test('how much is missing for free delivery stands with the sums, above the buttons', async () => {
  const { store } = await aFilledStore(aQuote([quoted()], { delivers: true, free_delivery_from: '10000.00' }))
  await renderAsIsland(store, <Cart />)
  const hint = await screen.findByText(/Add goods for .* more, and delivery is free/)
  const checkout = screen.getByRole('link', { name: 'Go to checkout' })
  expect(hint.compareDocumentPosition(checkout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the place of the hint is never empty: it says when delivery is chosen, until more is known', async () => {
  let answer = (_quote: ReturnType<typeof aQuote>) => {}
  const { store } = await aFilledStore(() => new Promise((resolve) => (answer = resolve)))
  const { container } = await renderAsIsland(store, <Cart />)
  const place = () => container.querySelector('.shyrdak-free-delivery-hint')
  await waitFor(() => expect(place()).toHaveTextContent('You’ll choose delivery in the next step.'))
  answer(aQuote([quoted()], { delivers: true, free_delivery_from: '10000.00' }))
  await waitFor(() => expect(place()).toHaveTextContent(/Add goods for .* more, and delivery is free/))
})

test('the message about an added line does not grow once delivery is known', async () => {
  let answer = (_quote: ReturnType<typeof aQuote>) => {}
  const { store } = await aFilledStore(() => new Promise((resolve) => (answer = resolve)))
  await store.retailCart.start()
  const line = store.retailCart.view()?.lines[0]?.key ?? ''
  const { container } = await renderAsIsland(store, <AddedSummary line={line} />)
  const rows = () => [...container.querySelectorAll('dt, dd, .shyrdak-free-delivery-hint')]
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toContain('Delivery'))
  const before = rows().length
  answer(aQuote([quoted()], { delivers: true, free_delivery_from: '10000.00' }))
  expect(await screen.findByText(/^Delivery, /)).toBeVisible()
  expect(screen.getByText(/Add goods for .* more, and delivery is free/)).toBeVisible()
  expect(rows()).toHaveLength(before)
})

test('a removed line can be restored', async () => {
  const { store } = await aFilledStore()
  await renderAsIsland(store, <Cart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ala-Too slippers' }))
  expect(await screen.findByText('Ala-Too slippers removed from your basket')).toBeVisible()
  expect(screen.getByRole('heading', { name: /basket is empty/ })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('spinbutton')).toHaveValue('2')
})

test('whoever undoes a removal with the keyboard returns to where they were', async () => {
  const user = userEvent.setup()
  const { store } = await aFilledStore()
  await renderAsIsland(store, <Cart />)
  const remove = await screen.findByRole('button', { name: /^Remove Ala-Too/ })
  act(() => remove.focus())
  await user.keyboard('{Enter}')
  const basket = await screen.findByRole('region', { name: 'Your basket is empty' })
  await waitFor(() => expect(basket).toHaveFocus())
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('link', { name: 'Ala-Too slippers' })).toBeVisible()
  expect(screen.getByRole('region', { name: /^Your basket/ })).toHaveFocus()
})

test('whoever removes lines with the keyboard stays in the basket, at the next line', async () => {
  const { store } = await aMixedStore()
  await store.retailCart.send({
    type: 'line.add',
    goods: slippers({ variation_id: 72, name: { en: 'Boots', ru: 'Boots', kg: 'Boots' } }),
  })
  await renderAsIsland(store, <Cart />)
  const hasFocus = (name: string) =>
    waitFor(() => expect(screen.getByRole('button', { name: `Remove ${name}` })).toHaveFocus())
  ;(await screen.findByRole('button', { name: 'Remove Kochkor shyrdak' })).focus()
  await userEvent.keyboard('{Enter}')
  await hasFocus('Ala-Too slippers')
  await userEvent.keyboard('{Enter}')
  await hasFocus('Boots')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your basket is empty' })).toHaveFocus())
})

test('the last line, when removed, leaves the focus at the one before it', async () => {
  const { store } = await aMixedStore()
  await renderAsIsland(store, <Cart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ala-Too slippers' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Kochkor shyrdak' })).toHaveFocus())
})

test('an Enter key that is held down removes one line, not all of them', async () => {
  const { store } = await aMixedStore()
  await renderAsIsland(store, <Cart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Kochkor shyrdak' }))
  const next = await screen.findByRole('button', { name: /^Remove / })
  await waitFor(() => expect(next).toHaveFocus())
  // False: the browser does not turn it into a click.
  expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(next, { key: 'Enter' })).toBe(true)
})

test.each([
  ['sold_out', 'Remove unavailable items'],
  ['insufficient', 'Take the last one'],
] as const)('a line that is %s is corrected without losing the place on the page', async (state, button) => {
  const stock = state === 'sold_out' ? 0 : 1
  const { store, transport } = await aFilledStore(aQuote([quoted({ state, stock })]))
  await renderAsIsland(store, <Cart />)
  const pressed = await screen.findByRole('button', { name: button })
  transport.answer(QUOTE, aQuote([quoted({ count: 1, stock: 1 })]))
  await userEvent.click(pressed)
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
  expect(screen.getByRole('region', { name: /^Your basket/ })).toHaveFocus()
})

test('of goods of which fewer are left, the basket keeps what is left and says so', async () => {
  const { store, transport } = await aFilledStore(aQuote([quoted({ state: 'insufficient', stock: 1 })]))
  await renderAsIsland(store, <Cart />)
  const keep = await screen.findByRole('button', { name: 'Keep only what is available' })
  transport.answer(QUOTE, aQuote([quoted({ count: 1, stock: 1 })]))
  await userEvent.click(keep)
  expect(await screen.findByText('Ala-Too slippers: now 1 in your basket, all that is left')).toBeVisible()
  expect(screen.getByRole('spinbutton')).toHaveValue('1')
  await waitFor(() => expect(keep).not.toBeInTheDocument())
})

test('an unreadable line does not affect the others, and the shopper is told', async () => {
  const { store, storage, transport } = await aFilledStore()
  await store.retailCart.send({ type: 'line.add', goods: slippers({ size: '40' }) })
  await waitFor(() => expect(storage.get('retailCartItems')).toContain('"size":"40"'))
  storage.set('retailCartItems', (storage.get('retailCartItems') ?? '').replace('"size":"40"', '"size":40'))
  await renderAsIsland(aStore({ storage, transport }).store, <Cart />)
  expect(await screen.findByText(/1\sitem in your basket could not be read/)).toBeVisible()
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1)
})

test('clearing the cart asks for confirmation', async () => {
  const { store } = await aFilledStore()
  await renderAsIsland(store, <Cart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Empty basket' }))
  const question = screen.getByRole('group', { name: 'Empty basket' })
  expect(within(question).getByRole('button', { name: 'Keep everything' })).toHaveFocus()
  await userEvent.click(within(question).getByRole('button', { name: 'Keep everything' }))
  expect(screen.getByRole('button', { name: 'Empty basket' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Empty basket' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, empty it' }))
  expect(await screen.findByRole('heading', { name: /basket is empty/ })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Your basket is empty' })).toHaveFocus()
})

test.each([
  ['sold_out', 0, 'Sold out since you added it.'],
  ['insufficient', 1, 'Only 1 left.'],
  ['not_sold_here', 0, 'Not sold in your country.'],
] as const)('a line that is %s is labelled and blocks checkout', async (state, stock, message) => {
  const { store } = await aFilledStore(aQuote([quoted({ state, stock })]))
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
})

test('a changed price is shown beside the old one', async () => {
  const { store } = await aFilledStore(aQuote([quoted({ sale_cost: '2000.00', price: '2000.00' })]))
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText(/The price changed from 1 850\.00 KGS to 2 000\.00 KGS/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/order/registration')
})

test('when the store cannot be reached, the cart is kept and can be refreshed', async () => {
  const { store, transport } = await aFilledStore(refusal('NETWORK'))
  await renderAsIsland(store, <Cart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Everything in your basket is safe.')).toBeVisible()
  transport.answer(QUOTE, aQuote([quoted()]))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Everything in your basket is safe.')).toBeNull())
  expect(screen.getByRole('spinbutton')).toHaveValue('2')
})

test('a basket that is shown is loaded again when another tab chooses a country, since prices depend on it', async () => {
  const [here, there] = memoryTabs(2)
  const { store, navigated } = aStore({ storage: here!, transport: fakeTransport({ [QUOTE]: aQuote([]) }) })
  await store.retailCart.start()
  there!.set(STORAGE_KEYS.country, 'RU')
  expect(navigated.reloads, 'a page without the basket stays').toBe(0)
  await store.retailCart.send({ type: 'quote.watch' })
  there!.set(STORAGE_KEYS.country, 'KG')
  expect(navigated.reloads, 'it is the country of this page').toBe(0)
  there!.set(STORAGE_KEYS.country, 'RU')
  expect(navigated.reloads).toBe(1)
})

test('a pair added in a tab of a former country costs what it costs in the country chosen since', async () => {
  const [former, current] = memoryTabs(2)
  const priced = (sale_cost: string) =>
    fakeTransport({ [QUOTE]: aQuote([quoted({ count: 1, sale_cost, price: sale_cost })]) })
  const old = aStore({ storage: former!, country: 'JP', transport: priced('3490.00') })
  await old.store.retailCart.start()
  current!.set(STORAGE_KEYS.country, 'KG')
  await old.store.retailCart.send({ type: 'line.add', goods: slippers({ sale_cost: '3490.00' }), count: 1 })
  await old.store.retailCart.send({ type: 'quote.watch' })
  await waitFor(() => expect(old.store.retailCart.view()?.quote).not.toBeNull())

  const { store } = aStore({ storage: current!, transport: priced('1850.00') })
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText(/The price changed from 3 490\.00 KGS to 1 850\.00 KGS/)).toBeVisible()
  await waitFor(() => expect(old.store.retailCart.view()?.lines[0]?.goods.sale_cost).toBe('1850.00'))
  await waitFor(() => expect(old.transport.callsOf(QUOTE)).toHaveLength(2))
  await waitFor(() => expect(old.store.retailCart.view()?.state).toBe('filled'))
  expect(screen.getByRole('complementary')).toHaveTextContent(/1 850\.00 KGS/)
  expect(store.retailCart.view()?.lines[0]?.goods.sale_cost).toBe('1850.00')
})

test('the message about a pair added in a tab of a former country names no price of that country', async () => {
  const [former, current] = memoryTabs(2)
  const old = aStore({
    storage: former!,
    country: 'JP',
    transport: fakeTransport({ [QUOTE]: aQuote([quoted()], { delivers: true }) }),
  })
  await old.store.retailCart.start()
  current!.set(STORAGE_KEYS.country, 'KG')
  await old.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  const line = old.store.retailCart.view()?.lines[0]?.key ?? ''
  const { container } = await renderAsIsland(old.store, <AddedSummary line={line} />)
  expect(container.querySelector('.shyrdak-added-summary')).toBeNull()
  expect(old.transport.callsOf(QUOTE)).toEqual([])
})

test('a price that was set back in another tab is not announced as changed', async () => {
  const [here, there] = memoryTabs(2)
  const transport = fakeTransport({
    [QUOTE]: aQuote([quoted({ sale_cost: '2000.00', price: '2000.00' })]),
  })
  const { store } = aStore({ storage: here!, transport })
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 1 })
  await renderAsIsland(store, <Cart />)
  await screen.findByText(/The price changed from 1 850\.00 KGS/)
  transport.answer(QUOTE, refusal('NETWORK'))
  await aStore({ storage: there! }).store.retailCart.send({ type: 'line.add', goods: slippers(), count: 1 })
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('2'))
  expect(screen.queryByText(/The price changed/)).toBeNull()
})

test('where nothing is delivered, the cart is saved but cannot be ordered', async () => {
  const { store } = await aFilledStore(aQuote([quoted()], { delivers: false }))
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText(/We don’t deliver to your country yet/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
})

test.each([
  ['delivered', true],
  ['not delivered', false],
] as const)('abroad, %s, the total is also shown in the currency of the prices', async (_, delivers) => {
  const { store, transport } = await aFilledStore(aQuote([quoted()], { delivers }), 'DE')
  const product = build(RetailProduct, {
    price: { view: '25.00', discount: { view: '5.00' } },
    currency: { currency: 'EUR', rate_date: '2026-11-24' },
  })
  transport.answer('GET /frontend/product/:slug', {
    ...product,
    product: { ...product.product, sale_cost: '2000.00' },
  })
  await renderAsIsland(store, <Cart delivers={delivers} />)
  expect(await screen.findByText(/In all about €37\.00, at the rate of 24 November 2026/)).toBeVisible()
  expect(screen.queryAllByText(/choose delivery in the next step/)).toHaveLength(delivers ? 1 : 0)
})

test('at home, where products show som, no other sum is asked for', async () => {
  const { store, transport } = await aFilledStore()
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText(/choose delivery in the next step/)).toBeVisible()
  expect(transport.callsOf('GET /frontend/product/:slug')).toHaveLength(0)
})

test.each(['ru', 'kg'] as const)('in %s the size of a rug is shown in Cyrillic', async (language) => {
  const { store } = aStore({ language })
  await store.retailCart.send({ type: 'line.add', goods: slippers({ size: '120×180 cm' }) })
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText(/120×180\sсм/)).toBeVisible()
})

/** A store with slippers and special goods in the cart. */
async function aMixedStore(
  answer: Parameters<ReturnType<typeof fakeTransport>['answer']>[1] = refusal('NETWORK'),
) {
  const mixed = aStore({ transport: fakeTransport({ [QUOTE]: answer }) })
  await mixed.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  await mixed.store.retailCart.send({ type: 'line.add', goods: rug({ made_to_order_days: 30 }) })
  return mixed
}

test('special goods are a separate group, and the button explains that they are ordered first', async () => {
  const { store } = await aMixedStore()
  await renderAsIsland(store, <Cart />)
  const special = await screen.findByRole('region', { name: 'Special goods' })
  expect(within(special).getAllByRole('listitem')).toHaveLength(1)
  expect(within(special).getByRole('link', { name: 'Kochkor shyrdak' })).toHaveAttribute(
    'href',
    '/special-product/kochkor-shyrdak?variation=31&size=120%20cm',
  )
  const others = screen.getByRole('region', { name: 'Other goods' })
  expect(within(others).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAccessibleDescription(
    /Special goods are ordered first.*other goods stay in the basket/,
  )
  const summary = screen.getByRole('complementary')
  expect(summary).toHaveTextContent(/Basket total71 700\.00 KGS/)
  expect(summary).toHaveTextContent(/Other goods, later3 700\.00 KGS/)
  expect(summary).toHaveTextContent(/This order68 000\.00 KGS/)
  expect(await findBarriers()).toEqual([])
})

test('the explanation disappears with the special goods', async () => {
  const { store } = await aMixedStore()
  await renderAsIsland(store, <Cart />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Kochkor shyrdak' }))
  expect(screen.queryByRole('region', { name: 'Other goods' })).toBeNull()
  expect(screen.queryByText(/Special goods are ordered first/)).toBeNull()
  expect(screen.getByRole('complementary')).toHaveTextContent(/Total3 700\.00 KGS/)
})

test('sold-out slippers do not block the special goods, which are ordered first', async () => {
  const gone = quoted({ state: 'sold_out', stock: 0 })
  const available = aQuotedLine({ ...rug(), count: 1, state: 'available' })
  const { store } = await aMixedStore(aQuote([gone, available]))
  await renderAsIsland(store, <Cart />)
  expect(await screen.findByText('Sold out since you added it.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

test('goods made to order can exceed the stock, and show when they are ready', async () => {
  const { store } = await aMixedStore(
    aQuote([aQuotedLine({ ...rug({ made_to_order_days: 30 }), count: 1, state: 'available' })]),
  )
  await renderAsIsland(store, <Cart />)
  const special = within(await screen.findByRole('region', { name: 'Special goods' }))
  expect(special.queryByText(/Made to order/)).toBeNull()
  for (const _ of [1, 2]) await userEvent.click(special.getByRole('button', { name: 'One more' }))
  expect(special.getByRole('spinbutton')).toHaveValue('3')
  expect(special.getByText(/Made to order, ready in 30\sworking days/)).toBeVisible()
})
