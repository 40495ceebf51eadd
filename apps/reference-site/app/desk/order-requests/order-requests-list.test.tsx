import { ManagedOrderRequest } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import OrderRequestsPage from './order-requests-list.tsx'

const ACCEPT = 'PUT /management/order-requests/:id/accept'

test('a manager is asked before a cancellation is accepted', async () => {
  const request = build(ManagedOrderRequest, {
    id: 3,
    order_number: 'S-100021',
    kind: 'cancel',
    state: 'open',
    is_paid: true,
    value: '900.00',
    refund_due: null,
    lines: [],
    created_at: '2026-11-20T10:00:00.000Z',
    answered_at: null,
    answer: null,
  })
  const page = { total: 1, per_page: 20, current_page: 1, last_page: 1, next_page_url: null }
  const transport = fakeTransport({
    'GET /management/order-requests': { ...page, data: [request] },
    [ACCEPT]: { ...request, state: 'accepted', refund_due: '900.00' },
  })
  await atDesk({ at: '/desk/order-requests', transport, Page: OrderRequestsPage })
  const accept = () => userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await accept()
  const question = within(screen.getByRole('dialog', { name: 'Accept the cancellation of order S-100021' }))
  expect(question.getByText(/the sum to refund is recorded/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(transport.callsOf(ACCEPT)).toEqual([])
  await accept()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('The request about order S-100021 is accepted')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'S-100021' })).toHaveFocus())
})
