import { ManagedOrder, ManagedOrderSummary } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import OrdersPage from './orders-list.tsx'

const NOTHING = { data: [], total: 0, per_page: 20, current_page: 1, last_page: 1, next_page_url: null }

test.each([
  ['', 'There are no orders yet.'],
  ['?text=nobody', 'No orders match this filter.'],
  ['?status=on_hold', 'No orders match this filter.'],
  ['?kind=special', 'No orders match this filter.'],
])('an empty list of orders%s says why', async (search, why) => {
  await atDesk({
    at: `/desk/orders${search}`,
    transport: fakeTransport({ 'GET /management/orders': NOTHING }),
    Page: OrdersPage,
  })
  expect(screen.getByText(why)).toBeVisible()
})

test('the list shows partial refunds', async () => {
  const part = build(ManagedOrderSummary, {
    payment_state: 'paid',
    refunded: { amount: '500.00', currency: 'KGS', total: '500.00' },
  })
  await atDesk({
    at: '/desk/orders',
    transport: fakeTransport({ 'GET /management/orders': { ...NOTHING, data: [part], total: 1 } }),
    Page: OrdersPage,
  })
  const back = await screen.findByText('Refunded:')
  expect(back.parentElement).toHaveTextContent('Refunded: −500.00 KGS')
})

test('on a phone the chosen status is scrolled into view', async () => {
  const RIGHT_OF_LINE = 360
  const width = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, 0, this.hasAttribute('aria-current') ? 700 : RIGHT_OF_LINE, 40)
  })
  await atDesk({
    at: '/desk/orders?status=completed',
    transport: fakeTransport({ 'GET /management/orders': NOTHING }),
    Page: OrdersPage,
  })
  const statuses = screen.getByRole('navigation', { name: 'Statuses' })
  expect(within(statuses).getByRole('list').scrollLeft).toBeGreaterThanOrEqual(700 - RIGHT_OF_LINE)
  width.mockRestore()
})

test('a list of workshop orders is opened by its address, and widened to all orders by a press', async () => {
  const transport = fakeTransport({ 'GET /management/orders': NOTHING })
  await atDesk({
    at: '/desk/orders?kind=special&status=in_production+packaging',
    transport,
    Page: OrdersPage,
  })
  const asked = () => transport.callsOf('GET /management/orders').at(-1)?.query
  expect(asked()).toMatchObject({ kind: 'special', status: ['in_production', 'packaging'] })
  const goods = within(screen.getByRole('navigation', { name: 'Goods' }))
  expect(goods.getByRole('link', { name: 'Workshops' })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(goods.getByRole('link', { name: 'All orders' }))
  await waitFor(() => expect(asked()).not.toHaveProperty('kind'))
  expect(asked()).toMatchObject({ status: ['in_production', 'packaging'] })
})

const READ = 'GET /management/orders/:id'
const MOVE = 'PUT /management/orders/:id/status'
const paid = { state: 'paid', provider: 'kicb', payable: false } as const
const row = (id: number, changes: Partial<ManagedOrderSummary> = {}) =>
  build(ManagedOrderSummary, {
    id,
    order_number: `S-${id}`,
    kind: 'retail',
    status: 'in_production',
    ...changes,
  })
const order = (id: number, changes: Partial<ManagedOrder> = {}) =>
  build(ManagedOrder, { id, status: 'in_production', payment: paid, holds_stock: true, ...changes })
const listOf = (...rows: ManagedOrderSummary[]) => ({ ...NOTHING, data: rows, total: rows.length })
const box = (name: string) => screen.getByRole('checkbox', { name })
const bar = () => within(screen.getByRole('region', { name: 'Selected orders' }))

test('packing slips of selected orders are printed together', async () => {
  const transport = fakeTransport({ 'GET /management/orders': listOf(row(1), row(2), row(3)) })
  await atDesk({ at: '/desk/orders', transport, Page: OrdersPage })
  await userEvent.click(box('Select order S-1'))
  expect(box('Select all on this page')).toBePartiallyChecked()
  await userEvent.click(box('Select all on this page'))
  expect(bar().getByRole('status')).toHaveTextContent('3 orders selected')
  await userEvent.click(box('Select order S-2'))
  const print = bar().getByRole('link', { name: /^Print 2\spacking slips$/ })
  expect(print).toHaveAttribute('href', '/desk/orders/slips?ids=1,3')
  expect(print).toHaveAttribute('target', '_blank')
})

test('selected orders that are cancelled or on hold are named as without a slip', async () => {
  const transport = fakeTransport({
    'GET /management/orders': listOf(
      row(1),
      row(2, { status: 'on_hold', reason: 'canceled' }),
      row(3, { status: 'on_hold', reason: 'expired' }),
    ),
  })
  await atDesk({ at: '/desk/orders', transport, Page: OrdersPage })
  await userEvent.click(box('Select all on this page'))
  const said = bar().getByRole('status')
  expect(said).toHaveTextContent('Cancelled, so without a packing slip: S-2')
  expect(said).toHaveTextContent('On hold, so without a packing slip: S-3')
  expect(bar().getByRole('link', { name: 'Print packing slip' })).toHaveAttribute(
    'href',
    '/desk/orders/slips?ids=1,2,3',
  )
})

test('orders without a common next status cannot be moved together', async () => {
  const transport = fakeTransport({
    'GET /management/orders': listOf(row(1), row(2, { status: 'packaging' })),
  })
  await atDesk({ at: '/desk/orders', transport, Page: OrdersPage })
  await userEvent.click(box('Select all on this page'))
  expect(bar().queryByRole('button')).toBeNull()
  expect(bar().getByRole('status')).toHaveTextContent(/no next status in common/)
})

test('selected completed orders are reported as not movable, and named when they block the others', async () => {
  const closed = (id: number) => row(id, { status: 'completed' })
  const transport = fakeTransport({ 'GET /management/orders': listOf(closed(1), closed(2), row(3)) })
  await atDesk({ at: '/desk/orders', transport, Page: OrdersPage })
  await userEvent.click(box('Select order S-1'))
  await userEvent.click(box('Select order S-2'))
  expect(bar().getByRole('status')).toHaveTextContent(
    'Completed orders can’t be moved: their status stays as it is.',
  )
  await userEvent.click(box('Select order S-3'))
  expect(bar().getByRole('status')).toHaveTextContent(
    'Completed orders can’t be moved. Deselect them to move the others: S-1 S-2',
  )
})

test('orders are moved together, and those not moved say why and stay selected', async () => {
  const orders = new Map([order(1), order(2, { status: 'on_hold' }), order(3)].map((one) => [one.id, one]))
  const transport = fakeTransport({
    'GET /management/orders': listOf(row(1), row(2), row(3)),
    [READ]: ({ params }) => orders.get(Number(params['id'])),
    [MOVE]: order(1, { status: 'packaging' }),
  })
  await atDesk({ at: '/desk/orders', transport, Page: OrdersPage })
  await userEvent.click(box('Select all on this page'))
  await userEvent.click(bar().getByRole('button', { name: 'Move to “Packaging of goods”' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Move 3\sorders to “Packaging of goods”$/ }))
  expect(dialog.getByText('S-1, S-2, S-3')).toBeVisible()
  expect(transport.callsOf(MOVE), 'nothing moves before somebody is sure').toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: /^Move 3\sorders$/ }))
  expect(await dialog.findByText(/^2\sorders are now “Packaging of goods”$/)).toBeVisible()
  expect(dialog.getByText(/^1\sorder not moved$/)).toBeVisible()
  expect(dialog.getByRole('listitem')).toHaveTextContent('S-2 A colleague has moved it to “On hold”.')
  expect(transport.callsOf(MOVE).map(({ params }) => params)).toEqual([{ id: 1 }, { id: 3 }])
  transport.answer('GET /management/orders', listOf(row(2, { status: 'on_hold' })))
  const [close] = dialog.getAllByRole('button', { name: 'Close' }).toReversed()
  await userEvent.click(close!)
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select order S-1' })).toBeNull())
  expect(box('Select order S-2')).toBeChecked()
})
