import type { NewOrderRequest, OrderRequest, OrderRequests as Requests } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { anOrder, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { StoreProvider } from '../../store/store-provider.tsx'
import { OrderRequests } from './order-requests.tsx'

const READ = 'GET /frontend/order-request/order/:id'
const CREATE = 'POST /frontend/order-request/order/:id'
const [line] = anOrder().items
if (!line) throw new Error('An order has lines.')
const slippers = { ...line, count: 2, size: '38' }
const boots = { ...line, count: 1, size: '41' }
const order = { id: 12, status: 'in_production', items: [slippers, boots] }
const items = order.items.map((one) => ({ line_key: lineKey(one), count: one.count }))

const request = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  id: 1,
  order_id: 12,
  kind: 'cancel',
  state: 'open',
  reason: 'changed_mind',
  comment: '',
  items,
  answer: null,
  refund_due: null,
  created_at: '2026-11-20T10:00:00.000Z',
  answered_at: null,
  ...changes,
})

async function open(shown: Requests | (() => Promise<Requests>), storage = memoryStorage()) {
  const transport = fakeTransport({ [READ]: shown })
  const changed: number[] = []
  const { store, navigated } = aStore({ transport, storage })
  await renderAsIsland(
    store,
    <OrderRequests order={order} secret={'A'.repeat(24)} onChange={() => changed.push(1)} />,
  )
  return { transport, changed, navigated }
}

test('a buyer chooses items and a reason to cancel, and sees that the cancellation is requested', async () => {
  const { transport } = await open({ requests: [], offer: { kind: 'cancel', items, is_whole: false } })
  transport.answer(CREATE, { requests: [request({ items: items.slice(0, 1) })], offer: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  expect(await findBarriers()).toEqual([])
  const [first] = screen.getAllByRole('checkbox')
  if (!first) throw new Error('Lines can be chosen.')
  await userEvent.click(first)
  await userEvent.selectOptions(screen.getByLabelText('Quantity'), '1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'I changed my mind')
  await userEvent.type(screen.getByLabelText(/Anything else/), 'Sorry!')
  await userEvent.click(screen.getByRole('button', { name: 'Request cancellation' }))
  expect(await screen.findByText('Cancellation requested')).toBeInTheDocument()
  expect(transport.callsOf(CREATE)[0]).toMatchObject({
    query: { k: 'A'.repeat(24) },
    body: {
      kind: 'cancel',
      reason: 'changed_mind',
      comment: 'Sorry!',
      items: [{ line_key: lineKey(slippers), count: 1 }],
    } satisfies NewOrderRequest,
  })
  expect(screen.getByRole('heading', { name: 'Cancellations and returns' })).toHaveFocus()
})

test('a buyer whose session has ended can log in from the form, and comes back', async () => {
  const session = memoryStorage([
    [STORAGE_KEYS.clientType, 'retail'],
    [STORAGE_KEYS.userId, '7'],
    [STORAGE_KEYS.token, 'token-of-7'],
  ])
  const { transport, navigated } = await open(
    { requests: [], offer: { kind: 'cancel', items, is_whole: true } },
    session,
  )
  transport.answer(CREATE, refusal('UNAUTHENTICATED'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'I changed my mind')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByText('Please log in to continue.')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(navigated.to).toEqual([expect.stringMatching(/\/admin\/login\?.*ended=1$/)]))
})

test('every missing field is reported at once, and nothing is sent', async () => {
  const { transport } = await open({ requests: [], offer: { kind: 'return', items, is_whole: false } })
  await userEvent.click(await screen.findByRole('button', { name: 'Return items' }))
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  expect(screen.getByText('Choose at least one item.')).toBeInTheDocument()
  expect(screen.getByText('Choose a reason.')).toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body)
  expect(screen.queryByText('Choose at least one item.')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  expect(screen.getByText('Choose a reason.')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: /Reason/ })).toHaveFocus()
  expect(transport.callsOf(CREATE)).toEqual([])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Another reason')
  expect(screen.queryByText('Choose a reason.')).not.toBeInTheDocument()
})

test('while a request is sent, nothing in the form can be changed, and it cannot be closed', async () => {
  const { transport } = await open({ requests: [], offer: { kind: 'cancel', items, is_whole: false } })
  let answer = (_: Requests) => {}
  transport.answer(CREATE, () => new Promise<Requests>((resolve) => (answer = resolve)))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await userEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'I changed my mind')
  await userEvent.click(screen.getByRole('button', { name: 'Request cancellation' }))
  for (const control of [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('combobox')])
    expect(control).toBeDisabled()
  expect(screen.getByLabelText(/Anything else/)).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Keep my order' })).toBeDisabled()
  answer({ requests: [request()], offer: null })
  expect(await screen.findByText('Cancellation requested')).toBeInTheDocument()
})

test('an unpaid order is cancelled as a whole, and its page is notified', async () => {
  const { transport, changed } = await open({
    requests: [],
    offer: { kind: 'cancel', items, is_whole: true },
  })
  transport.answer(CREATE, { requests: [request({ state: 'accepted' })], offer: null })
  expect(await screen.findByText(/cancel the order straight away/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Another reason')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByText('Cancelled')).toBeInTheDocument()
  expect(changed).toEqual([1])
})

test('an order that has moved on meanwhile cannot be cancelled, and the typed text is kept', async () => {
  const { transport } = await open({ requests: [], offer: { kind: 'cancel', items, is_whole: true } })
  transport.answer(CREATE, refusal('STALE'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Another reason')
  await userEvent.type(screen.getByLabelText(/Anything else/), 'Wool')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByText(/moved on in the meantime/)).toBeInTheDocument()
  expect(screen.getByLabelText(/Anything else/)).toHaveValue('Wool')
})

/** A page that follows the order, as a buyer leaves it open. */
function openPage(shown: Requests) {
  const transport = fakeTransport({ [READ]: shown })
  const { store } = aStore({ transport })
  const page = (followed: typeof order & { readonly refunded?: unknown }) => (
    <StoreProvider store={store}>
      <OrderRequests order={followed} secret={null} />
    </StoreProvider>
  )
  const { rerender } = render(page(order))
  return { transport, follow: (changes: object) => rerender(page({ ...order, ...changes })) }
}

async function typeCancellation() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await userEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Another reason')
  await userEvent.type(screen.getByLabelText(/Anything else/), 'Wool')
}

test('a buyer who is typing when the order moves on sends what was typed', async () => {
  const { transport, follow } = openPage({ requests: [], offer: { kind: 'cancel', items, is_whole: false } })
  await typeCancellation()
  follow({ status: 'packaging' })
  await waitFor(() => expect(transport.callsOf(READ)).toHaveLength(2))
  expect(screen.getByLabelText(/Anything else/)).toHaveValue('Wool')
  expect(screen.getByLabelText(/Anything else/)).toHaveFocus()
  transport.answer(CREATE, { requests: [request()], offer: null })
  await userEvent.click(screen.getByRole('button', { name: 'Request cancellation' }))
  expect(await screen.findByText('Cancellation requested')).toBeInTheDocument()
  expect(transport.callsOf(CREATE)).toMatchObject([
    { body: { reason: 'other', comment: 'Wool', items: [{ line_key: lineKey(boots), count: 1 }] } },
  ])
})

test('a buyer whose order can no longer be cancelled is told so, and can still read what was typed', async () => {
  const { transport, follow } = openPage({ requests: [], offer: { kind: 'cancel', items, is_whole: false } })
  await typeCancellation()
  transport.answer(READ, { requests: [], offer: null })
  follow({ status: 'on_way' })
  expect(await screen.findByText(/can no longer be cancelled here/)).toBeVisible()
  expect(screen.getByLabelText(/Anything else/)).toHaveValue('Wool')
  expect(screen.getByLabelText(/Anything else/)).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Request cancellation' })).toBeNull()
  expect(await findBarriers()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByLabelText(/Anything else/)).toBeNull()
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getByText('This order can no longer be cancelled here.')).toBeVisible()
})

test('the answer to a request and its refund follow the order', async () => {
  const { transport, follow } = openPage({ requests: [request()], offer: null })
  expect(await screen.findByText('Cancellation requested')).toBeInTheDocument()
  transport.answer(READ, { requests: [request({ state: 'accepted', refund_due: '1459.50' })], offer: null })
  follow({ reason: 'canceled' })
  expect(await screen.findByText(/Refund due/)).toBeInTheDocument()
  expect(screen.getByText('Cancelled')).toBeInTheDocument()
  transport.answer(READ, { requests: [request({ state: 'accepted' })], offer: null })
  follow({ reason: 'canceled', refunded: { total: '1459.50', amount: '1459.50', currency: 'KGS' } })
  await waitFor(() => expect(screen.queryByText(/Refund due/)).toBeNull())
  follow({ reason: 'canceled', refunded: { total: '1459.50', amount: '1459.50', currency: 'KGS' } })
  await act(async () => {})
  expect(transport.callsOf(READ)).toHaveLength(3)
})

test('a buyer who comes back to the tab sees the answer given meanwhile', async () => {
  const { transport } = openPage({ requests: [request()], offer: null })
  expect(await screen.findByText('Cancellation requested')).toBeInTheDocument()
  transport.answer(READ, { requests: [request({ state: 'refused', answer: 'It is sewn.' })], offer: null })
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText('Our answer: It is sewn.')).toBeInTheDocument()
  expect(screen.getByText('Cancellation declined')).toBeInTheDocument()
})

test('the reply of the store and the refund due are shown', async () => {
  await open({
    requests: [request({ state: 'accepted', answer: 'Of course.', refund_due: '4500.00' })],
    offer: null,
  })
  expect(await screen.findByText('Our answer: Of course.')).toBeInTheDocument()
  expect(screen.getByText(/Refund due: 4.500\.00.KGS/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(await findBarriers()).toEqual([])
})

test('a buyer whose requests could not be loaded is told so, and goes on where they try again', async () => {
  let fail = (_error: Error) => {}
  const { transport } = await open(() => new Promise((_, reject) => (fail = reject)))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fail(refusal('NETWORK'))
  expect(await screen.findByText(/connection/i)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  transport.answer(READ, { requests: [], offer: { kind: 'cancel', items, is_whole: false } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeVisible()
  expect(document.querySelector('.shyrdak-order-requests')).toHaveFocus()
  vi.restoreAllMocks()
})
