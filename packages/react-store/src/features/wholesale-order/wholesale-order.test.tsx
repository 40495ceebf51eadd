import type { WholesaleOrder as Order } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage, STORAGE_KEYS } from '@shyrdak/state-machines/storage'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { aCell, aKit, aTier } from '../../testing/a-wholesale-cart.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { loseConnection } from '../../testing/lose-connection.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { wholesaleBrandingOf } from '../wholesale-branding/branding-of.ts'
import { wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'
import { WholesaleOrder } from './wholesale-order.tsx'

const CURRENTS = 'GET /wholesale/branding/currents/'
const PLACE = 'POST /wholesale/order'

const order: Order = {
  id: 5,
  order_number: 'W-5',
  status: 'Processing',
  is_made_to_order: false,
  reason: null,
  sum: '201.00',
  count: 2,
  balance: '201.00',
  placed_by: { id: 1, name: 'Данияр Садыков' },
  created_at: '2026-11-22T09:00:00.000Z',
  delivery: 'Bishkek',
  payment_info: 'Bank transfer',
  from: 'catalog',
  reyestr_id: 2,
  comment: '',
  items: [],
  timeline: [],
  invoices: [],
}

const INVOICE = {
  id: 3,
  number: '2026-000003',
  date: '2026-11-22',
  status: 'processing',
  total_sum: '2000.00',
  invoice_sum: '2000.00',
  paid_sum: '0.00',
}

afterEach(() => vi.restoreAllMocks())

async function opened(
  answer: Parameters<ReturnType<typeof fakeTransport>['answer']>[1] = { ...order },
  canOrder = true,
  options: Parameters<typeof aStore>[0] = {},
) {
  const shop = aStore({ transport: fakeTransport({ [CURRENTS]: [aKit()], [PLACE]: answer }), ...options })
  const cart = wholesaleCartOf(shop.store)
  await cart.send({
    type: 'cells.add',
    cells: [{ cell: aCell({ brand: { id: 1, name: 'Ak-Kiyiz' } }), count: 70 }],
  })
  const kits = wholesaleBrandingOf(shop.store)
  await kits.start()
  await waitFor(() => expect(kits.view()?.state).toBe('known'))
  await renderAsIsland(shop.store, <WholesaleOrder companyId={2} canOrder={canOrder} />)
  const user = userEvent.setup()
  const write = async () => {
    await user.type(await screen.findByRole('textbox', { name: /Delivery/ }), 'Bishkek')
    await user.type(screen.getByRole('textbox', { name: /Payment/ }), 'Bank transfer')
  }
  const place = () => user.click(screen.getByRole('button', { name: 'Place order' }))
  return { ...shop, cart, user, write, place }
}

test('a client fills in delivery and payment, and is led to the placed order', async () => {
  const { write, place, navigated, cart, transport } = await opened()
  await write()
  expect(await findBarriers()).toEqual([])
  await place()
  await waitFor(() => expect(navigated.to).toEqual(['/admin/order/order-complete?order=5']))
  expect(cart.view()?.state).toBe('empty')
  expect(transport.callsOf(PLACE)[0]).toMatchObject({
    body: { sum: '6300.00', count: 70, delivery: 'Bishkek', items: [{ price: '90.00', brand_id: 1 }] },
  })
})

test('a missing field is focused, and the typed texts are stored for a reload', async () => {
  const { user, place, session, transport } = await opened()
  await user.type(await screen.findByRole('textbox', { name: /Comment/ }), 'Logo on the toe')
  await place()
  expect(screen.getByRole('textbox', { name: /Delivery/ })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /Delivery/ })).toBeInvalid()
  expect(transport.callsOf(PLACE)).toHaveLength(0)
  expect(session.get('wholesale_order')).toContain('Logo on the toe')
})

test('a user of another company who logs in next in the tab gets an empty form', async () => {
  const storage = memoryStorage([[STORAGE_KEYS.cartCompany, '2']])
  const { user, session } = await opened({ ...order }, true, { storage })
  await user.type(await screen.findByRole('textbox', { name: /Delivery/ }), 'Akhunbaeva 119')
  const saved = session.get('wholesale_order') ?? ''
  cleanup()
  for (const [company, text] of [
    ['2', 'Akhunbaeva 119'],
    ['3', ''],
  ] as const) {
    const next = memoryStorage([[STORAGE_KEYS.cartCompany, company]])
    await opened({ ...order }, true, { storage: next, session: memoryStorage([['wholesale_order', saved]]) })
    expect(await screen.findByRole('textbox', { name: /Delivery/ })).toHaveValue(text)
    cleanup()
  }
})

test('a changed price is shown, and ordered only after the client agrees', async () => {
  const { user, write, place, transport, navigated } = await opened(
    refusal('PRICE_CHANGED', {
      status: 409,
      data: { sum: '7000.00', lines: [{ index: 0, ...aTier(20, '100.00') }] },
    }),
  )
  await write()
  await place()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Was 90\.00.KGS, now 100\.00.KGS/)
  expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled()
  expect(await findBarriers()).toEqual([])
  transport.answer(PLACE, { ...order })
  await user.click(within(alert).getByRole('button', { name: /Agree and order for 7.000\.00.KGS/ }))
  await waitFor(() => expect(navigated.to).toHaveLength(1))
  expect(transport.callsOf(PLACE)[1]).toMatchObject({
    body: { sum: '7000.00', items: [{ price: '100.00' }] },
  })
})

test('a line that a kit does not cover says so, and can be lowered to the pieces left', async () => {
  const { user, write, place, cart } = await opened(
    refusal('KITS_SHORT', {
      status: 409,
      data: { lines: [{ index: 0, brand_id: 1, requested: 70, remainder: 60 }] },
    }),
  )
  await write()
  await place()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Ala-Too slippers, Grey, 38.*Logos left for 60 of 70/)
  expect(await within(alert).findByRole('button', { name: /Buy 1\skit/ })).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: /Take 60/ }))
  expect(await screen.findByText(/That is settled/)).toBeVisible()
  expect(document.querySelector('.shyrdak-wholesale-order-refused')).toHaveFocus()
  expect(cart.view()?.count).toBe(60)
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled()
})

test('a client who goes offline while buying the missing kit is told so, and can buy it later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, write, place, transport } = await opened(
    refusal('KITS_SHORT', {
      status: 409,
      data: { lines: [{ index: 0, brand_id: 1, requested: 70, remainder: 60 }] },
    }),
  )
  await write()
  await place()
  const buy = async () => {
    await user.click(await screen.findByRole('button', { name: /^Buy 1\skit/ }))
    await user.click(screen.getByRole('button', { name: /^Buy and invoice/ }))
  }
  await screen.findByRole('button', { name: /^Buy 1\skit/ })
  transport.answer(CURRENTS, refusal('NETWORK'))
  await buy()
  expect(await screen.findByText(/No connection/)).toBeVisible()
  const again = await screen.findByRole('button', { name: 'Read again' })
  expect(document.querySelector('.shyrdak-wholesale-order-refused')).toContainElement(
    document.activeElement as HTMLElement, // an element on the page
  )
  expect(await findBarriers()).toEqual([])
  transport.answer(CURRENTS, [aKit()])
  transport.answer('POST /wholesale/branding/add', () => {
    transport.answer(CURRENTS, [aKit({ remainder: 110, starter_remainder: 110 })])
    return { brand: aKit(), order_id: 12, invoice: INVOICE }
  })
  await user.click(again)
  await buy()
  expect(await screen.findByText(/That is settled/)).toBeVisible()
  const [first, second] = transport.callsOf('POST /wholesale/branding/add')
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled()
})

test('a line that has sold out meanwhile can be removed', async () => {
  const { user, write, place } = await opened(
    refusal('SOLD_OUT', { status: 409, data: { lines: [{ index: 0, stock: 0 }] } }),
  )
  await write()
  await place()
  await user.click(await screen.findByRole('button', { name: /^Remove line/ }))
  expect(await screen.findByText(/nothing in your basket to order/)).toBeVisible()
  expect(document.querySelector('.shyrdak-wholesale-order-place')).toHaveFocus()
})

test('a line that is no longer sold says so and can be removed', async () => {
  const issues = [{ path: ['items', 0, 'brand_id'], code: 'unknown' }]
  const { write, place } = await opened(refusal('INVALID', { status: 422, issues }))
  await write()
  await place()
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ala-Too slippers, Grey, 38.*No longer sold/)
  expect(screen.getByRole('button', { name: /^Remove line/ })).toBeVisible()
})

test('after a lost response the form is kept, and a retry has the same idempotency key', async () => {
  const { write, place, transport, navigated } = await opened(refusal('NETWORK'))
  await write()
  await place()
  expect(
    await screen.findByText('Oops! There was an error while forming the order. Try again.'),
  ).toBeVisible()
  transport.answer(PLACE, { ...order })
  await place()
  await waitFor(() => expect(navigated.to).toHaveLength(1))
  const [first, second] = transport.callsOf(PLACE)
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey)
})

test('a basket that was ordered before, with other texts, is emptied and says so after a reload too', async () => {
  const { write, place, transport, cart, navigated, storage } = await opened(refusal('NETWORK'))
  await write()
  await place()
  expect(await screen.findByText(/Your order may already be placed/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeVisible()
  transport.answer(PLACE, refusal('KEY_REUSED', { status: 422 }))
  await place()
  expect(await screen.findByText('This basket has been ordered already.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
  expect(await findBarriers()).toEqual([])
  expect(cart.view()?.state).toBe('empty')
  expect(navigated.to).toEqual([])
  cleanup()
  await renderAsIsland(aStore({ storage, transport }).store, <WholesaleOrder companyId={2} canOrder />)
  expect(await screen.findByText('There is nothing in your basket to order.')).toBeVisible()
})

test('a client whose order form cannot be opened is told so, and opens it by trying again', async () => {
  const { storage, transport, write } = await opened()
  cleanup()
  const { reconnect } = loseConnection()
  await renderAsIsland(aStore({ storage, transport }).store, <WholesaleOrder companyId={2} canOrder />)
  expect(await screen.findByText('We couldn’t open the order form')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await findBarriers()).toEqual([])
  reconnect()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await write()
  expect(screen.getByRole('textbox', { name: /Delivery/ })).toHaveValue('Bishkek')
})

test('a viewer cannot order', async () => {
  await opened({ ...order }, false)
  expect(screen.getByText(/Your role can view, but not order/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the reyestr' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
