import { fakeTransport } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BackLink } from './back-link.tsx'
import { atDesk } from './testing/at-desk.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  [
    'the list as they had narrowed it',
    '/desk/orders?status=on_hold&page=2',
    '/desk/orders?status=on_hold&page=2',
  ],
  ['another list', '/desk/wholesale-orders?page=2', '/desk/orders'],
  ['an email', '', '/desk/orders'],
])('a manager who comes from %s gets a link back to the right list', async (_, from, to) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && location.origin + from)
  await atDesk({
    at: '/desk/orders/7',
    transport: fakeTransport({}),
    Page: () => (
      <>
        <h1>Order</h1>
        <BackLink list="/desk/orders">All orders</BackLink>
      </>
    ),
  })
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', to)
})
