import { ManagedOrderSummary } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import OrdersPage from './orders-list.tsx'

const NOTHING = { data: [], total: 0, per_page: 20, current_page: 1, last_page: 1, next_page_url: null }

test.each([
  ['', 'There are no orders yet.'],
  ['?text=nobody', 'No orders match this filter.'],
  ['?status=on_hold', 'No orders match this filter.'],
])('a manager at an empty list of orders%s reads why', async (search, why) => {
  await atDesk({
    at: `/desk/orders${search}`,
    transport: fakeTransport({ 'GET /management/orders': NOTHING }),
    Page: OrdersPage,
  })
  expect(screen.getByText(why)).toBeVisible()
})

test('a manager sees in the list which paid orders went back in part', async () => {
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

test('a manager on a phone sees which status was chosen, however far along the line it is', async () => {
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
