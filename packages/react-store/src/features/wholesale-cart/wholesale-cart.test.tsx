import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage, writeEnvelope } from '@shyrdak/state-machines/storage'
import { BOUGHT_BRANDS } from '@shyrdak/state-machines/wholesale-branding'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createStoreI18n } from '../../messages/store-i18n.ts'
import { aStore } from '../../testing/a-store.ts'
import { aCell, aKit } from '../../testing/a-wholesale-cart.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { loseConnection } from '../../testing/lose-connection.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { wholesaleBrandingOf } from '../wholesale-branding/branding-of.ts'
import { wholesaleCartOf } from './use-wholesale-cart.ts'
import { WholesaleCart } from './wholesale-cart.tsx'

const CURRENTS = 'GET /wholesale/branding/currents/'
const ADD = 'POST /wholesale/branding/add'
const ak = { id: 1, name: 'Ak-Kiyiz' }

async function filled(canOrder = true, options: Parameters<typeof aStore>[0] = {}) {
  const shop = aStore({ transport: fakeTransport({ [CURRENTS]: [aKit()] }), ...options })
  const cart = wholesaleCartOf(shop.store)
  await cart.send({
    type: 'cells.add',
    cells: [
      { cell: aCell({ brand: ak }), count: 50 },
      { cell: aCell({ size: { id: '71:39', name: '39' }, sole_brand: null }), count: 3 },
      {
        cell: aCell({ id: 8, variation_id: 81, name: { en: 'Osh boots', ru: 'Ош', kg: 'Ош' }, brand: ak }),
        count: 20,
      },
    ],
  })
  const kits = wholesaleBrandingOf(shop.store)
  await kits.start()
  await waitFor(() => expect(kits.view()?.state).toBe('known'))
  await renderAsIsland(shop.store, <WholesaleCart companyId={2} canOrder={canOrder} />)
  return { ...shop, cart, user: userEvent.setup() }
}

afterEach(() => vi.restoreAllMocks())

const product = (name: string) => within(screen.getByRole('region', { name }))

test('the cart shows its lines by product, at the price tier that they reach together', async () => {
  await filled()
  const slippers = product('Ala-Too slippers')
  expect(slippers.getAllByRole('row')).toHaveLength(3)
  expect(slippers.getByText(/^53\spieces$/)).toBeVisible()
  expect(slippers.getAllByRole('row')[1]).toHaveTextContent(/Grey.*38.*Ak-Kiyiz.*90\.00.KGS.*4.500\.00.KGS/)
  const summary = within(screen.getByRole('complementary', { name: 'Your order' }))
  expect(summary.getByText(/^6.570\.00.KGS$/)).toBeVisible()
  expect(summary.getByRole('link', { name: 'Place an order' })).toHaveAttribute(
    'href',
    '/admin/order/registration',
  )
  expect(await findBarriers()).toEqual([])
})

test('a missing kit is offered, and removing a line frees its pieces', async () => {
  const { user } = await filled()
  const kits = within(screen.getByRole('region', { name: 'Branding kits' }))
  expect(kits.getByText(/^10\sshort$/)).toBeVisible()
  expect(kits.getByRole('button', { name: /Buy 1\skit/ })).toBeVisible()
  await user.click(product('Osh boots').getByRole('button', { name: 'Remove Grey, 38' }))
  expect(kits.queryByText(/short/)).toBeNull()
  expect(kits.getByText(/50\sof 60\staken/)).toBeVisible()
})

test('missing pieces of a kit are shown at the lines, and again before the order', async () => {
  const { user } = await filled()
  const boots = () => product('Osh boots').getByRole('row', { name: /38/ })
  expect(boots()).toHaveTextContent('Not enough logos')
  expect(product('Ala-Too slippers').getByRole('row', { name: /39/ })).not.toHaveTextContent(
    'Not enough logos',
  )
  const summary = screen.getByRole('complementary', { name: 'Your order' })
  const warning = within(summary).getByText('Branding kits are short')
  const order = within(summary).getByRole('link', { name: 'Place an order' })
  expect(warning.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(summary).toHaveTextContent(/Ak-Kiyiz10.short/)
  const kits = screen.getByRole('region', { name: 'Branding kits' })
  expect(within(summary).getByRole('link', { name: 'Buy kits' })).toHaveAttribute('href', `#${kits.id}`)
  await user.click(product('Osh boots').getByRole('button', { name: 'Remove Grey, 38' }))
  expect(screen.queryByText('Not enough logos')).toBeNull()
  expect(summary).not.toHaveTextContent('short')
})

test('bought kits are confirmed in place, with a link to their invoice', async () => {
  const { user, transport } = await filled()
  const invoice = {
    id: 1,
    number: '2026-000001',
    date: '2026-11-22',
    status: 'processing',
    total_sum: '2000.00',
    invoice_sum: '2000.00',
    paid_sum: '0.00',
  }
  const kit = aKit({ starter_remainder: 110, remainder: 110 })
  transport.answer(ADD, { brand: kit, order_id: 3, invoice })
  transport.answer(CURRENTS, [kit])
  const kits = within(screen.getByRole('region', { name: 'Branding kits' }))
  await user.click(kits.getByRole('button', { name: /Buy 1\skit/ }))
  await user.click(kits.getByRole('button', { name: /^Buy and invoice/ }))
  const heading = await kits.findByRole('heading', { name: /^Bought: 50\spieces of Ak-Kiyiz$/ })
  expect(heading).toHaveFocus()
  await waitFor(() => expect(kits.queryByText(/short/)).toBeNull())
  expect(heading).toHaveFocus()
  expect(kits.getByRole('link', { name: 'View invoice' })).toHaveAttribute('href', '/admin/invoice/order/3')
  expect(kits.getByRole('link', { name: 'Branding kits' })).toHaveAttribute('href', '/admin/order-details')
  expect(await findBarriers()).toEqual([])
})

test('an Enter key held down asks before kits are bought, and buys none', async () => {
  const { user, transport } = await filled()
  const kits = within(screen.getByRole('region', { name: 'Branding kits' }))
  kits.getByRole('button', { name: /Buy 1\skit/ }).focus()
  await user.keyboard('{Enter>20/}')
  expect(kits.getByRole('button', { name: /^Buy and invoice/ })).toHaveFocus()
  expect(transport.callsOf(ADD)).toEqual([])
})

test('a double click buys no kits, and Escape closes the question', async () => {
  const { user, transport } = await filled()
  const kits = within(screen.getByRole('region', { name: 'Branding kits' }))
  await user.click(kits.getByRole('button', { name: /Buy 1\skit/ }))
  const confirm = kits.getByRole('button', { name: /^Buy and invoice/ })
  fireEvent.click(confirm, { detail: 2 })
  expect(transport.callsOf(ADD)).toEqual([])
  expect(confirm).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(kits.getByRole('button', { name: /Buy 1\skit/ })).toHaveFocus()
})

test('a purchase of kits that timed out shows why, and a retry has the same idempotency key', async () => {
  const { user, transport } = await filled(true, { i18n: createStoreI18n('en', {}) })
  transport.answer(ADD, refusal('TIMEOUT'))
  const kits = () => within(screen.getByRole('region', { name: 'Branding kits' }))
  const buy = async () => {
    await user.click(await screen.findByRole('button', { name: /Buy 1\skit/ }))
    await user.click(kits().getByRole('button', { name: /^Buy and invoice/ }))
  }
  await screen.findByRole('region', { name: 'Branding kits' })
  await buy()
  expect(await kits().findByRole('alert')).toHaveTextContent(/taking too long/)
  await buy()
  await waitFor(() => expect(transport.callsOf(ADD)).toHaveLength(2))
  expect(new Set(transport.callsOf(ADD).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('removed products and an emptied cart can be restored', async () => {
  const { user, cart } = await filled()
  await user.click(screen.getByRole('button', { name: 'Remove all of Ala-Too slippers' }))
  expect(screen.queryByRole('region', { name: 'Ala-Too slippers' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(cart.view()?.lines).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Empty the basket' }))
  expect(await screen.findByText('Your basket is empty.')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(cart.view()?.lines).toHaveLength(3)
  expect(product('Osh boots').getByRole('spinbutton')).toHaveValue('20')
})

test('whoever removes lines with the keyboard stays at the next line, and at last in the empty basket', async () => {
  const { user } = await filled()
  const isAt = (name: string, item: string) =>
    waitFor(() => expect(product(item).getByRole('button', { name })).toHaveFocus())
  product('Ala-Too slippers').getByRole('button', { name: 'Remove Grey, 38' }).focus()
  await user.keyboard('{Enter}')
  await isAt('Remove Grey, 39', 'Ala-Too slippers')
  await user.keyboard('{Enter}')
  await isAt('Remove Grey, 38', 'Osh boots')
  const next = product('Osh boots').getByRole('button', { name: 'Remove Grey, 38' })
  // False: the browser does not turn a key that is held down into a click.
  expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Your basket is empty.' })).toHaveFocus())
})

test('whoever removes a product, empties the basket or takes that back does not lose the focus', async () => {
  const { user } = await filled()
  const basket = () => screen.getByRole('group', { name: 'Your basket' })
  await user.click(screen.getByRole('button', { name: 'Remove all of Ala-Too slippers' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove all of Osh boots' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(basket()).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Empty the basket' }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Your basket is empty.' })).toHaveFocus())
})

test('a count below a tier changes the price of every line of the product', async () => {
  const { user } = await filled()
  const slippers = product('Ala-Too slippers')
  const count = slippers.getByRole('spinbutton', { name: 'Quantity of Grey, 38' })
  await user.clear(count)
  await user.type(count, '5{Enter}')
  const [, changed, other] = slippers.getAllByRole('row')
  expect(changed).toHaveTextContent(/100\.50.KGS.*502\.50.KGS/)
  expect(other).toHaveTextContent(/100\.50.KGS.*301\.50.KGS/)
})

test('a count below the lowest tier has no price, and says from how many there is one', async () => {
  const { cart } = await filled()
  const prices = [{ ...aCell().prices[0]!, from_count: 20 }]
  await cart.send({
    type: 'cells.add',
    cells: [{ cell: aCell({ id: 9, variation_id: 91, prices }), count: 5 }],
  })
  const line = screen.getByText(/^sold from 20\spieces$/).closest('tr')!
  expect(line).toHaveTextContent('–')
  await cart.send({ type: 'line.count', key: cart.view()!.lines.at(-1)!.line.key, count: 20 })
  await waitFor(() => expect(screen.queryByText(/^sold from/)).toBeNull())
})

test('a count cannot go below one', async () => {
  const { user, cart } = await filled()
  const boots = product('Osh boots')
  await user.clear(boots.getByRole('spinbutton', { name: 'Quantity of Grey, 38' }))
  await user.type(boots.getByRole('spinbutton'), '0{Enter}')
  expect(cart.view()?.lines.map(({ line }) => line.count)).toEqual([50, 3, 1])
  expect(boots.getByRole('button', { name: 'One fewer' })).toHaveAttribute('aria-disabled', 'true')
})

test('a client whose basket cannot be opened is told so, and opens it by trying again', async () => {
  const { storage, transport } = await filled()
  cleanup()
  const { reconnect } = loseConnection()
  await renderAsIsland(aStore({ storage, transport }).store, <WholesaleCart companyId={2} canOrder />)
  expect(await screen.findByText('We couldn’t open your basket')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  reconnect()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Ala-Too slippers' })).toBeVisible()
  expect(document.querySelector('.shyrdak-wholesale-cart')).toHaveFocus()
})

test('a viewer has no cart', async () => {
  await filled(false)
  expect(screen.getByText(/Your role can view, but not order/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the price list' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Place an order' })).toBeNull()
})

test('bought kits are forgotten when the cart is ordered or cleared', async () => {
  const storage = memoryStorage()
  const remember = () => writeEnvelope(storage, BOUGHT_BRANDS, [{ brandId: 1, amount: 50, orderId: 3 }])
  remember()
  const { cart, store, transport } = await filled(true, { storage })
  expect(wholesaleBrandingOf(store).view()?.bought).toHaveLength(1)
  const reads = () => transport.callsOf(CURRENTS).length
  const before = reads()
  await cart.send({ type: 'cart.ordered', lines: [] })
  expect([wholesaleBrandingOf(store).view()?.bought, storage.get(BOUGHT_BRANDS.key)]).toEqual([[], null])
  await waitFor(() => expect(reads()).toBe(before + 1))
  remember()
  const other = aStore({ storage })
  await wholesaleCartOf(other.store).send({ type: 'cart.clear' })
  expect(storage.get(BOUGHT_BRANDS.key)).toBeNull()
})
