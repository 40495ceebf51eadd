import { LANGUAGES, type WholesaleItem, type WholesaleOrder } from '@shyrdak/sdk/contract'
import { WholesaleOrder as OrderSchema } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { orderedItem } from '@shyrdak/state-machines/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aCell, aKit, aWholesaleProduct } from '../../testing/a-wholesale-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { assertOnline } from '../../store/assert-online.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { loseConnection } from '../../testing/lose-connection.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'
import { WholesaleReorder } from './wholesale-reorder.tsx'
import { wholesaleReorderOf } from './use-wholesale-reorder.ts'

afterEach(() => vi.restoreAllMocks())

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const item = (changes: Partial<WholesaleItem>): WholesaleItem =>
  orderedItem({ reyestr_name: inAll('Ala-Too slippers'), ...changes })

/** Lines with the same price, a new price, a size that is gone, and a product that is gone. */
const ORDER: WholesaleOrder = build(OrderSchema, {
  id: 41,
  items: [
    item({}),
    item({ size: '39', price: '80.00', sum: '160.00' }),
    item({ size: '52', sole_brand_id: 3, brand_name: 'Naryn', sole_brand_name: 'Naryn' }),
    item({ reyestr_id: 8, reyestr_name: inAll('Old boots') }),
  ],
})

const shop = () =>
  fakeTransport({
    'GET /wholesale/order/:id': ORDER,
    'GET /wholesale/branding/currents/': [aKit()],
    'GET /wholesale/catalog/:id': ({ params }) =>
      params['id'] === 7 ? aWholesaleProduct() : refusal('NOT_FOUND'),
  })

test.each(LANGUAGES)('the comparison has no accessibility violations in %s', async (language) => {
  const { store } = aStore({ language, transport: shop() })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  await userEvent.click(screen.getByRole('button'))
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.querySelector('.shyrdak-reorder-diff')).not.toBeNull())
  expect(await findBarriers()).toEqual([])
})

test('a past order is compared line by line, and added to the cart when the client agrees', async () => {
  const { store } = aStore({ transport: shop() })
  const cart = wholesaleCartOf(store)
  await cart.send({ type: 'cells.add', cells: [{ cell: aCell(), count: 5 }] })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  expect(await screen.findByText(/^1\sline has a new price · 2\spieces$/)).toBeVisible()
  expect(screen.getByText(/^1\sline at the same price · 2\spieces$/)).toBeVisible()
  expect(screen.getByText(/^2\slines are no longer available · 4\spieces$/)).toBeVisible()
  expect(screen.getByText('Grey · size 52 · logo on the sole: Naryn')).toBeVisible()
  expect(cart.view()?.count).toBe(5)
  await userEvent.click(screen.getByRole('button', { name: /^Add 4\spieces to basket$/ }))
  expect(await screen.findByRole('link', { name: 'View basket' })).toBeVisible()
  // Five pieces were in the cart; two join the same line, and two are of another size.
  expect(cart.view()?.count).toBe(9)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an impatient client who presses twice orders the past order again once', async () => {
  const { store } = aStore({ transport: shop() })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  const add = await screen.findByRole('button', { name: /^Add 4\spieces to basket$/ })
  fireEvent.click(add)
  fireEvent.click(add)
  expect(await screen.findByRole('link', { name: 'View basket' })).toBeVisible()
  expect(wholesaleCartOf(store).view()?.count).toBe(4)
})

test('whoever orders more again than a line of the basket holds learns how many pieces were left out', async () => {
  const { store } = aStore({ transport: shop() })
  const cart = wholesaleCartOf(store)
  await cart.send({ type: 'cells.add', cells: [{ cell: aCell(), count: 9_999 }] })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Add 4\spieces to basket$/ }))
  expect(
    await screen.findByText(/1\spiece was left out: a line of the basket holds up to 10\s000/),
  ).toBeVisible()
  expect(cart.view()?.lines[0]?.line.count).toBe(10_000)
})

test('a client who does not agree keeps the cart as it was', async () => {
  const { store } = aStore({ transport: shop() })
  const cart = wholesaleCartOf(store)
  await cart.send({ type: 'cells.add', cells: [{ cell: aCell(), count: 5 }] })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(cart.view()?.count).toBe(5)
})

test('an open comparison is restored after a reload, on the page of its order', async () => {
  const storage = memoryStorage()
  const first = aStore({ transport: shop(), storage })
  const before = wholesaleReorderOf(first.store)
  await before.send({ type: 'reorder.open', orderId: 41 })
  expect(storage.get('reorderItems')).toContain('41')
  const { store } = aStore({ transport: shop(), storage })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  expect(await screen.findByText(/^1\sline has a new price · 2\spieces$/)).toBeVisible()
})

test('prices that could not be loaded can be retried', async () => {
  let isAway = true
  const transport = fakeTransport({
    'GET /wholesale/order/:id': () => (isAway ? refusal('INTERNAL') : ORDER),
    'GET /wholesale/branding/currents/': [aKit()],
    'GET /wholesale/catalog/:id': aWholesaleProduct(),
  })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  expect(await screen.findByText('Today’s prices could not be loaded.')).toBeVisible()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^1\sline has a new price · 2\spieces$/)).toBeVisible()
})

test('whoever orders again without a connection learns why nothing opens', async () => {
  const { reconnect } = loseConnection()
  await renderAsIsland(
    aStore({ transport: shop(), reach: assertOnline }).store,
    <WholesaleReorder orderId={41} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/No connection/)
  reconnect()
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('whoever agrees without a connection learns that nothing was added', async () => {
  const { store } = aStore({ transport: shop() })
  await renderAsIsland(store, <WholesaleReorder orderId={41} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  const accept = await screen.findByRole('button', { name: /^Add / })
  loseConnection()
  await userEvent.click(accept)
  expect(await screen.findByText(/connection/i)).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})
