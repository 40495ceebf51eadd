import { LANGUAGES, type BrandingEntry } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal, type FakeTransport } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aCell, aKit } from '../../testing/a-wholesale-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'
import { WholesaleBranding } from './wholesale-branding.tsx'
import { wholesaleBrandingOf } from './branding-of.ts'

const INVOICE = {
  id: 3,
  number: '2026-000003',
  date: '2026-11-22',
  status: 'processing',
  total_sum: '4000.00',
  invoice_sum: '4000.00',
  paid_sum: '0.00',
}
const ENTRIES: BrandingEntry[] = [
  { id: 2, kind: 'reserved', amount: -40, order_id: 9, reason: null, created_at: '2026-11-21T10:00:00Z' },
  { id: 1, kind: 'bought', amount: 100, order_id: 8, reason: null, created_at: '2026-11-20T10:00:00Z' },
]
const shop = () =>
  fakeTransport({
    'GET /wholesale/branding/currents/': [aKit()],
    'GET /wholesale/branding/history/:id': ENTRIES,
    'POST /wholesale/branding/add': { brand: aKit(), order_id: 12, invoice: INVOICE },
  })
const renderFor = async (transport: FakeTransport, canBuy = true) => {
  const { store } = aStore({ transport })
  await renderAsIsland(store, <WholesaleBranding companyId={5} canBuy={canBuy} />)
  return store
}
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent

test.each(LANGUAGES)('the balance has no accessibility violations in %s', async (language) => {
  const { store } = aStore({ language, transport: shop() })
  await renderAsIsland(store, <WholesaleBranding companyId={5} canBuy />)
  await screen.findByRole('heading', { name: 'Ak-Kiyiz' })
  expect(await findBarriers()).toEqual([])
})

test('balances that could not be loaded are shown as a dash without a message, and are logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = aStore({
    transport: fakeTransport({ 'GET /wholesale/branding/currents/': refusal('INTERNAL') }),
  })
  const kits = wholesaleBrandingOf(store)
  await kits.start()
  await waitFor(() => expect(kits.view()?.state).toBe('unavailable'))
  expect(log.mock.calls.flat().join(' ')).toContain('wholesale.branding.currents failed')
  log.mockRestore()
  await renderAsIsland(store, <WholesaleBranding companyId={5} canBuy />)
  expect(valueOf('Kits')).toBe('–')
  expect(valueOf('Pieces left')).toBe('–')
  expect(document.body).not.toHaveTextContent('0')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('pieces are rounded up to whole kits, and a retry has the same idempotency key', async () => {
  const transport = shop()
  transport.answer('POST /wholesale/branding/add', refusal('NETWORK'))
  await renderFor(transport)
  const amount = await screen.findByLabelText('Pieces to buy')
  await userEvent.clear(amount)
  await userEvent.type(amount, '51')
  expect(amount).toHaveAccessibleDescription(/2 kits, 100 pieces: 4\s000\.00\sKGS/)
  const buy = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy kits' }))
    const confirm = screen.getByRole('button', { name: /^Buy and invoice 4\s000\.00\sKGS/ })
    expect(confirm).toHaveFocus()
    await userEvent.click(confirm)
  }
  await buy()
  await waitFor(() => expect(transport.callsOf('POST /wholesale/branding/add')).toHaveLength(1))
  transport.answer('POST /wholesale/branding/add', { brand: aKit(), order_id: 12, invoice: INVOICE })
  await buy()
  expect(await screen.findByText(/100 pieces added/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View invoice' })).toHaveAttribute(
    'href',
    '/admin/invoice/order/12',
  )
  const [first, second] = transport.callsOf('POST /wholesale/branding/add')
  expect(second?.body).toEqual({ reyestrId: 5, brandId: 1, amount: 51 })
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  // Once initially, and once after each attempt.
  await waitFor(() => expect(transport.callsOf('GET /wholesale/branding/currents/')).toHaveLength(3))
})

test('a client who goes offline while buying kits sees an error and an unknown balance', async () => {
  const transport = shop()
  await renderFor(transport)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await userEvent.type(await screen.findByLabelText('Pieces to buy'), '{Enter}')
  transport.answer('POST /wholesale/branding/add', refusal('NETWORK'))
  transport.answer('GET /wholesale/branding/currents/', refusal('NETWORK'))
  await userEvent.click(screen.getByRole('button', { name: /^Buy and invoice/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection/)
  expect(valueOf('Pieces left')).toBe('–')
  expect(document.querySelector('.shyrdak-branding')).toHaveFocus()
  log.mockRestore()
})

test('an Enter key held down in the field asks before kits are bought, and buys none', async () => {
  const transport = shop()
  await renderFor(transport)
  await userEvent.type(await screen.findByLabelText('Pieces to buy'), '{Enter>20/}')
  expect(screen.getByRole('button', { name: /^Buy and invoice/ })).toHaveFocus()
  expect(transport.callsOf('POST /wholesale/branding/add')).toEqual([])
})

test('nothing is bought before the confirmation, and another amount asks for it again', async () => {
  const transport = shop()
  await renderFor(transport)
  const amount = await screen.findByLabelText('Pieces to buy')
  await userEvent.type(amount, '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(amount.closest('form'), 'the keyboard goes on from there').toHaveFocus()
  await userEvent.type(amount, '0{Enter}')
  expect(screen.getByRole('button', { name: /^Buy and invoice 20\s000\.00\sKGS/ })).toBeVisible()
  await userEvent.type(amount, '0')
  expect(screen.queryByRole('button', { name: /^Buy and invoice/ })).toBeNull()
  expect(transport.callsOf('POST /wholesale/branding/add')).toEqual([])
})

test.each(['', '0', '-5', '1.5', '1e3', '100001', 'ten'])('%j pieces cannot be bought', async (typed) => {
  const transport = shop()
  await renderFor(transport)
  const amount = await screen.findByLabelText('Pieces to buy')
  await userEvent.clear(amount)
  if (typed) await userEvent.type(amount, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Buy kits' }))
  expect(screen.getByText('Enter a number from 1 to 100 000')).toBeVisible()
  expect(transport.callsOf('POST /wholesale/branding/add')).toEqual([])
})

test('pieces in the cart and missing pieces are shown beside the balance', async () => {
  const { store } = aStore({ transport: shop() })
  const brand = { id: 1, name: 'Ak-Kiyiz' }
  await wholesaleCartOf(store).send({ type: 'cells.add', cells: [{ cell: aCell({ brand }), count: 70 }] })
  await renderAsIsland(store, <WholesaleBranding companyId={5} canBuy />)
  expect(await screen.findByText('70 pieces in your basket')).toBeVisible()
  expect(screen.getByText('10 pieces short for your basket')).toBeVisible()
  expect(screen.getByLabelText('Pieces to buy')).toHaveValue('10')
})

test('the history of a kit is loaded when it is opened', async () => {
  const transport = shop()
  await renderFor(transport, false)
  expect(screen.queryByRole('button', { name: 'Buy kits' })).toBeNull()
  expect(transport.callsOf('GET /wholesale/branding/history/:id')).toEqual([])
  await userEvent.click(await screen.findByText('History'))
  expect(await screen.findByText('Reserved for an order')).toBeVisible()
  expect(screen.getByText('−40')).toBeVisible()
  expect(screen.getByText('+100')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Order' })).toHaveAttribute(
    'href',
    '/admin/order-history/details/9',
  )
})

test('the keyboard stays at a history that is loaded again', async () => {
  const transport = shop()
  transport.answer('GET /wholesale/branding/history/:id', refusal('NETWORK'))
  await renderFor(transport, false)
  await userEvent.click(await screen.findByText('History'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  transport.answer('GET /wholesale/branding/history/:id', ENTRIES)
  await userEvent.click(again)
  expect(await screen.findByText('Reserved for an order')).toBeVisible()
  expect(document.querySelector('details')).toHaveFocus()
})
