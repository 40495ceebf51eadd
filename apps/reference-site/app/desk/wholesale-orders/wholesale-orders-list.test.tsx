import { ManagedWholesaleOrderRow } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import OrdersPage from './wholesale-orders-list.tsx'

const LIST = 'GET /management/wholesale/orders'
const page = (data: ManagedWholesaleOrderRow[]) => ({
  data,
  total: data.length,
  per_page: 25,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})

test('orders are filtered by day, client and status through the address', async () => {
  const row = build(ManagedWholesaleOrderRow, { id: 1, order_number: 'S-77', reason: null })
  const transport = fakeTransport({ [LIST]: page([row]) })
  const at = '/desk/wholesale-orders?company=5&from=2026-11-01&status=on_hold'
  await atDesk({ at, transport, Page: OrdersPage })
  // The menu counts new orders with the same endpoint.
  const asked = () => transport.callsOf(LIST).filter(({ query }) => query?.['per_page'] !== 1)
  expect(asked()[0]?.query).toMatchObject({
    company: 5,
    from: '2026-11-01',
    status: ['on_hold'],
  })
  await userEvent.type(screen.getByLabelText('Placed until'), '2026-11-20')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() =>
    expect(asked().at(-1)?.query).toMatchObject({
      company: 5,
      from: '2026-11-01',
      until: '2026-11-20',
      status: ['on_hold'],
    }),
  )
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: /Only one client/ }))
  await waitFor(() => expect(asked().at(-1)?.query).not.toHaveProperty('company'))
  expect(screen.getByLabelText('Placed until')).toHaveValue('2026-11-20')
})

test.each([
  ['', 'No wholesale orders yet.'],
  ['?from=2026-11-01', 'No orders match the filters.'],
])('an empty list%s says why', async (search, why) => {
  const transport = fakeTransport({ [LIST]: page([]) })
  await atDesk({ at: `/desk/wholesale-orders${search}`, transport, Page: OrdersPage })
  expect(screen.getByText(why)).toBeVisible()
})

const ON_AN_EARLIER_DAY = 'No earlier than 20 November 2026'

test('a last day before the first one is refused at its field, and the list stays', async () => {
  const row = build(ManagedWholesaleOrderRow, { id: 1, order_number: 'S-77', reason: null })
  const transport = fakeTransport({ [LIST]: page([row]) })
  await atDesk({ at: '/desk/wholesale-orders?from=2026-11-20', transport, Page: OrdersPage })
  const asked = transport.callsOf(LIST).length
  const until = screen.getByLabelText('Placed until')
  await userEvent.type(until, '2026-11-19')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(until).toHaveAccessibleDescription(ON_AN_EARLIER_DAY)
  expect(until).toHaveFocus()
  expect(screen.getByText('S-77')).toBeVisible()
  expect(transport.callsOf(LIST)).toHaveLength(asked)
})

test('a last day before the first one in an address is refused by the store, at its field', async () => {
  const issue = { path: ['until'], code: 'too_small', params: { min: '2026-11-20', of: 'date' } }
  const transport = fakeTransport({ [LIST]: refusal('INVALID', { issues: [issue] }) })
  await atDesk({
    at: '/desk/wholesale-orders?from=2026-11-20&until=2026-11-19',
    transport,
    Page: OrdersPage,
  })
  expect(await screen.findByText(ON_AN_EARLIER_DAY)).toBeVisible()
  expect(screen.queryByText('Not found')).toBeNull()
})
