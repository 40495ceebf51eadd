import { memoryPorts } from '@shyrdak/react-store'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import {
  managedOrderRequests,
  ManagedOrderRequest,
  ManagedPayment,
  type ManagedOrder,
} from '@shyrdak/sdk/management'
import { anOrder, build, fakeTransport, refusal, type FakeTransport } from '@shyrdak/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { comeBack } from '../testing/come-back.ts'
import { beginSession, endSession } from '../testing/session.ts'
import { ManagedOrderPage } from './managed-order.tsx'

const READ = 'GET /management/orders/:id'
const MOVE = 'PUT /management/orders/:id/status'
const REFUND = 'POST /management/orders/:id/payments/:attempt/refunds'
const TRACK = 'PUT /management/orders/:id/tracking'
const REQUESTS = 'GET /management/order-requests'

const event = (status: OrderStatus, minute: number, actor: string | null = null) => ({
  status,
  reason: null,
  created_at: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  mover: actor === null ? ('store' as const) : ('manager' as const),
  actor,
})

/** A paid order whose items are reserved. */
function order(status: OrderStatus, moves: OrderStatus[], timeline = [event('Processing', 0)]): ManagedOrder {
  const plain = anOrder({
    id: 12,
    order_number: 'S-12',
    kind: 'retail',
    status,
    reason: null,
    payment: { state: 'paid', provider: 'kicb', payable: false },
  })
  return { ...plain, timeline, moves, holds_stock: true, payments: [] }
}

const payment = (changes: Partial<ManagedPayment> = {}): ManagedPayment => ({
  ...build(ManagedPayment, {
    provider: 'paypal',
    state: 'captured',
    flag: null,
    currency: 'USD',
    refunds: [],
  }),
  attempt_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  amount: '25.74',
  refundable: '25.74',
  refunded: '0.00',
  ...changes,
})

const PACKED = order('packaging', ['shipping', 'on_hold'])

const pageOf = (data: readonly ManagedOrderRequest[]) =>
  build(managedOrderRequests.list.response, { data: [...data], total: data.length })

function open(
  transport: FakeTransport,
  requests: readonly ManagedOrderRequest[] = [],
  browser = memoryPorts(),
) {
  transport.answer(REQUESTS, pageOf(requests))
  return atDesk({
    at: '/desk/orders/12',
    transport,
    browser,
    Page: () => <ManagedOrderPage id={12} />,
  })
}

const note = () => screen.getByLabelText('Note for the customer')
const move = (status: string) => screen.getByRole('button', { name: `Move to “${status}”` })

test('the next status is one press away, and the note for the buyer is sent with it', async () => {
  const moved = order(
    'shipping',
    ['on_way', 'on_hold'],
    [event('Processing', 0), event('shipping', 5, 'Нурлан')],
  )
  const transport = fakeTransport({ [READ]: PACKED, [MOVE]: moved })
  await open(transport)
  await userEvent.type(note(), 'Leaves tonight')
  await userEvent.click(move('Dispatch of goods'))
  expect(await screen.findByText(/The order is now “Dispatch of goods”/)).toBeVisible()
  expect(transport.callsOf(MOVE)[0]).toMatchObject({
    params: { id: 12 },
    body: { status: 'shipping', from: 'packaging', note: 'Leaves tonight' },
  })
  expect(note()).toHaveValue('')
  expect(screen.getByText('Нурлан')).toBeVisible()
  expect(screen.getByRole('radio', { name: /On the way/ })).toBeChecked()
})

test('a double click moves an order once, however fast the store answers', async () => {
  const moved = order('shipping', ['on_way', 'on_hold'], [event('Processing', 0), event('shipping', 5)])
  const transport = fakeTransport({ [READ]: PACKED, [MOVE]: moved })
  await open(transport)
  fireEvent.click(move('Dispatch of goods'), { detail: 1 })
  expect(await screen.findByText(/The order is now “Dispatch of goods”/)).toBeVisible()
  fireEvent.click(move('On the way'), { detail: 2 })
  await userEvent.type(note(), 'Leaves tonight')
  expect(transport.callsOf(MOVE)).toHaveLength(1)
})

test('no other status can be chosen while one is being saved', async () => {
  let arrive = (_: ManagedOrder) => {}
  const transport = fakeTransport({
    [READ]: PACKED,
    [MOVE]: () => new Promise<ManagedOrder>((resolve) => (arrive = resolve)),
  })
  await open(transport)
  await userEvent.click(move('Dispatch of goods'))
  await waitFor(() => expect(transport.callsOf(MOVE)).toHaveLength(1))
  expect(screen.getByRole('radio', { name: /On hold/ }), 'it is greyed out').toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: /On hold/ }))
  expect(screen.getByRole('radio', { name: /Dispatch of goods/ })).toBeChecked()
  arrive(order('shipping', ['on_way', 'on_hold']))
  expect(await screen.findByText(/The order is now “Dispatch of goods”/)).toBeVisible()
})

test('a stale move reports what happened, and the typed note stays', async () => {
  const transport = fakeTransport({ [READ]: PACKED, [MOVE]: refusal('STALE') })
  await open(transport)
  await userEvent.type(note(), 'Leaves tonight')
  const timeline = [event('Processing', 0), event('shipping', 5, 'Айбек'), event('on_way', 9, 'Айбек')]
  transport.answer(READ, order('on_way', ['completed', 'on_hold'], timeline))
  await userEvent.click(move('Dispatch of goods'))
  const told = await screen.findByRole('alert')
  expect(told).toHaveTextContent('Someone got there first')
  expect(within(told).getAllByRole('listitem')[0]).toHaveTextContent('Айбек moved it to “Dispatch of goods”')
  expect(within(told).getAllByRole('listitem')).toHaveLength(2)
  expect(note()).toHaveValue('Leaves tonight')
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
})

test('coming back to the tab reports a colleague’s move only if a note was typed', async () => {
  const transport = fakeTransport({ [READ]: PACKED })
  await open(transport)
  const first = [event('Processing', 0), event('shipping', 5, 'Айбек')]
  transport.answer(READ, order('shipping', ['on_way', 'on_hold'], first))
  await comeBack()
  expect(await screen.findByRole('radio', { name: /On the way/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(note(), 'Leaves tonight')
  transport.answer(READ, order('on_way', ['completed', 'on_hold'], [...first, event('on_way', 9, 'Айбек')]))
  await comeBack()
  const told = await screen.findByRole('alert')
  expect(within(told).getAllByRole('listitem')).toHaveLength(1)
  expect(told).toHaveTextContent('Айбек moved it to “On the way”')
  expect(note()).toHaveValue('Leaves tonight')
})

test('completing an order asks for confirmation', async () => {
  const transport = fakeTransport({
    [READ]: order('on_way', ['completed', 'on_hold']),
    [MOVE]: order('completed', []),
  })
  await open(transport)
  expect(screen.getByRole('radio', { name: /Done/ })).toBeChecked()
  await userEvent.click(move('Done'))
  const dialog = await screen.findByRole('dialog', { name: 'Complete the order?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
  expect(transport.callsOf(MOVE)).toHaveLength(0)
  await userEvent.click(move('Done'))
  await userEvent.click(await screen.findByRole('button', { name: 'Complete the order' }))
  expect(await screen.findByText('The order is closed')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The order is closed' })).toHaveFocus())
})

test('a move without a chosen status asks to choose one', async () => {
  const transport = fakeTransport({
    [READ]: order('on_hold', ['in_production', 'packaging']),
    [MOVE]: refusal('STALE'),
  })
  await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a status' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a status')
  expect(screen.getByRole('radio', { name: /In production/ })).toHaveFocus()
  expect(transport.callsOf(MOVE)).toHaveLength(0)
})

test('an order whose items are sold out stays on hold, says why, and can be moved later', async () => {
  const unpaid: ManagedOrder = {
    ...order('on_hold', ['in_production']),
    holds_stock: false,
    payment: { state: 'unpaid', provider: 'kicb', payable: true },
  }
  const transport = fakeTransport({ [READ]: unpaid, [MOVE]: refusal('SOLD_OUT') })
  await open(transport)
  expect(screen.getByText(/No bank has confirmed a payment/)).toBeVisible()
  expect(screen.getByText(/will be reserved again/)).toBeVisible()
  await userEvent.click(move('In production'))
  expect(await screen.findByText('Some items are out of stock')).toBeVisible()
  expect(screen.getByText(/No bank has confirmed a payment/)).toBeVisible()
  expect(screen.queryByText(/The order is now/)).toBeNull()
  expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: /In production/ })])
  transport.answer(MOVE, order('in_production', ['packaging', 'on_hold']))
  await userEvent.click(move('In production'))
  expect(await screen.findByText(/The order is now “In production”/)).toBeVisible()
})

test('a tracking number is saved at its line, the keyboard goes on there, and an invalid one is not sent', async () => {
  const [line] = PACKED.items
  const tracked = {
    ...PACKED,
    items: [{ ...line!, delivery: { ...line!.delivery, tracking_number: 'KG 7777' } }],
  }
  const transport = fakeTransport({
    [READ]: { ...PACKED, items: [{ ...line!, delivery: { ...line!.delivery, tracking_number: null } }] },
    [TRACK]: tracked,
  })
  await open(transport)
  const field = screen.getByLabelText(/^Parcel number/)
  await userEvent.type(field, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Save parcel numbers' }))
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(transport.callsOf(TRACK)).toHaveLength(0)
  await userEvent.clear(field)
  await userEvent.type(field, ' KG 7777')
  await userEvent.click(screen.getByRole('button', { name: 'Save parcel numbers' }))
  const saved = await screen.findByText(/The customer can see the numbers/)
  expect(saved).toBeVisible()
  await waitFor(() => expect(saved).toHaveFocus())
  expect(transport.callsOf(TRACK)[0]?.body).toMatchObject({ items: [{ tracking_number: 'KG 7777' }] })
})

test('a network failure keeps the typed note', async () => {
  const transport = fakeTransport({ [READ]: PACKED, [MOVE]: refusal('NETWORK') })
  await open(transport)
  await userEvent.type(note(), 'Leaves tonight')
  await userEvent.click(move('Dispatch of goods'))
  expect(await screen.findByText(/Everything you typed is still here/)).toBeVisible()
  expect(note()).toHaveValue('Leaves tonight')
})

test('a partial refund is shown among the order’s sums', async () => {
  const refunded = { amount: '5.00', currency: 'USD', total: '437.25' } as const
  await open(fakeTransport({ [READ]: { ...PACKED, refunded } }))
  const [name] = screen.getAllByText('Refunded')
  expect(name?.nextElementSibling).toHaveTextContent('−$5.00 (437.25 KGS)')
})

test('putting an order on hold requires a reason', async () => {
  const transport = fakeTransport({ [READ]: PACKED, [MOVE]: order('on_hold', ['packaging']) })
  await open(transport)
  await userEvent.click(screen.getByRole('radio', { name: /On hold/ }))
  await userEvent.click(move('On hold'))
  const field = screen.getByRole('textbox', { name: /^Note for the customer/ })
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.type(field, 'Which sole?')
  expect(field).toBeValid()
  await userEvent.click(move('On hold'))
  await userEvent.click(await screen.findByRole('button', { name: 'Put on hold' }))
  expect(await screen.findByText(/The order is now “On hold”/)).toBeVisible()
  expect(transport.callsOf(MOVE)[0]?.body).toMatchObject({ status: 'on_hold', note: 'Which sole?' })
})

test('a note that is too long is kept and not sent, with the excess counted', async () => {
  const transport = fakeTransport({ [READ]: PACKED, [MOVE]: PACKED })
  await open(transport)
  await userEvent.click(note())
  await userEvent.paste('w'.repeat(502))
  expect(note()).toHaveValue('w'.repeat(502))
  expect(note()).toHaveAccessibleDescription(/2\s+characters/)
  await userEvent.click(move('Dispatch of goods'))
  expect(note()).toHaveFocus()
  expect(note()).toBeInvalid()
  expect(transport.callsOf(MOVE)).toHaveLength(0)
})

/** An order with one line without a tracking number, and the same order with one. */
function unnumbered() {
  const line = PACKED.items[0]!
  const numbered = (tracking_number: string | null, whole = PACKED): ManagedOrder => ({
    ...whole,
    items: [{ ...line, delivery: { ...line.delivery, tracking_number } }],
  })
  const sent = order('shipping', ['on_way', 'on_hold'])
  return { before: numbered(null), tracked: numbered('KG 7777'), moved: numbered('KG 7777', sent) }
}

test('an unsaved tracking number is saved before the order is moved', async () => {
  const { before, tracked: numbered, moved: sent } = unnumbered()
  const transport = fakeTransport({ [READ]: before, [TRACK]: numbered, [MOVE]: sent })
  await open(transport)
  await userEvent.type(screen.getByLabelText(/^Parcel number/), 'KG 7777')
  await userEvent.click(move('Dispatch of goods'))
  expect(await screen.findByText(/The order is now “Dispatch of goods”/)).toBeVisible()
  expect(transport.callsOf(TRACK)[0]?.body).toMatchObject({ items: [{ tracking_number: 'KG 7777' }] })
  const [tracked, moved] = ([TRACK, MOVE] as const).map((name) => transport.callsOf(name)[0])
  expect(transport.calls.indexOf(tracked!)).toBeLessThan(transport.calls.indexOf(moved!))
  expect(screen.getByText(/The customer can see the numbers/)).toBeVisible()
})

test('an order is not moved when its tracking number is refused, and the field gets the focus', async () => {
  const { before } = unnumbered()
  const issues = [{ path: ['items', 0, 'tracking_number'], code: 'invalid' }]
  const transport = fakeTransport({ [READ]: before, [TRACK]: refusal('INVALID', { issues }), [MOVE]: before })
  await open(transport)
  const field = screen.getByLabelText(/^Parcel number/)
  await userEvent.type(field, 'x')
  await userEvent.click(move('Dispatch of goods'))
  expect(field).toHaveFocus()
  expect(transport.callsOf(TRACK)).toHaveLength(0)
  await userEvent.type(field, '1234')
  await userEvent.type(note(), 'Leaves tonight')
  await userEvent.click(move('Dispatch of goods'))
  expect(await screen.findByText(/so the status has not changed/)).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('x1234')
  expect(note()).toHaveValue('Leaves tonight')
  expect(transport.callsOf(MOVE)).toHaveLength(0)
})

test('a colleague’s tracking number is not overwritten unseen: it is shown, and the typed one stays', async () => {
  const { before, tracked, moved } = unnumbered()
  const transport = fakeTransport({ [READ]: before, [TRACK]: refusal('STALE'), [MOVE]: moved })
  await open(transport)
  const field = screen.getByLabelText(/^Parcel number/)
  await userEvent.type(field, 'KG 1000')
  transport.answer(READ, tracked)
  await userEvent.click(move('Dispatch of goods'))
  expect(await screen.findByText('A colleague has changed parcel numbers')).toBeVisible()
  expect(screen.getByText(/now KG 7777$/)).toBeVisible()
  expect(field).toHaveValue('KG 1000')
  expect(transport.callsOf(MOVE)).toHaveLength(0)
  transport.answer(TRACK, tracked)
  await userEvent.click(screen.getByRole('button', { name: 'Save parcel numbers' }))
  expect(transport.callsOf(TRACK).map(({ body }) => body)).toMatchObject([
    { items: [{ was: null, tracking_number: 'KG 1000' }] },
    { items: [{ was: 'KG 7777', tracking_number: 'KG 1000' }] },
  ])
})

test('coming back to the tab reports a colleague’s tracking number only if one was typed', async () => {
  const { before, tracked } = unnumbered()
  const transport = fakeTransport({ [READ]: before })
  await open(transport)
  await userEvent.type(screen.getByLabelText(/^Parcel number/), 'KG 1000')
  transport.answer(READ, tracked)
  await comeBack()
  expect(await screen.findByText('A colleague has changed parcel numbers')).toBeVisible()
})

test('a tracking number that is too long is kept and not sent', async () => {
  const { before } = unnumbered()
  const transport = fakeTransport({ [READ]: before, [TRACK]: before })
  await open(transport)
  const field = screen.getByLabelText(/^Parcel number/)
  await userEvent.click(field)
  await userEvent.paste('1'.repeat(61))
  expect(field).toHaveValue('1'.repeat(61))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/1\s+character/)
  await userEvent.click(screen.getByRole('button', { name: 'Save parcel numbers' }))
  expect(field).toHaveFocus()
  expect(transport.callsOf(TRACK)).toHaveLength(0)
})

test('a part of a payment is refunded with a reason, and an amount above it is not sent', async () => {
  const before = { ...PACKED, payments: [payment()] }
  const refund = {
    id: 'r',
    amount: '10.00',
    state: 'succeeded' as const,
    reason: 'Too small',
    returns_stock: true,
    actor: 'Нурлан',
    created_at: '2026-11-20T10:30:00.000Z',
  }
  const after = {
    ...PACKED,
    payments: [
      payment({ state: 'partially_refunded', refunded: '10.00', refundable: '15.74', refunds: [refund] }),
    ],
  }
  const transport = fakeTransport({ [READ]: before, [REFUND]: after })
  await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  const amount = screen.getByRole('textbox', { name: 'Amount, USD' })
  expect(amount).toHaveValue('25.74')
  await userEvent.clear(amount)
  await userEvent.type(amount, '30')
  await userEvent.click(screen.getByRole('button', { name: 'Send the money back' }))
  expect(amount).toHaveFocus()
  expect(amount).toBeInvalid()
  expect(transport.callsOf(REFUND)).toHaveLength(0)
  await userEvent.clear(amount)
  await userEvent.type(amount, '10')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Too small')
  expect(screen.getByLabelText('Put the items back on sale')).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Send the money back' }))
  expect(await screen.findByText('Partly refunded')).toBeVisible()
  expect(screen.getByText(/Too small/)).toBeVisible()
  expect(transport.callsOf(REFUND)[0]).toMatchObject({
    params: { id: 12, attempt: payment().attempt_id },
    body: { amount: '10.00', refundable: '25.74', reason: 'Too small', returns_stock: false },
  })
})

test.each([
  ['TIMEOUT', /We don’t know whether the money was sent back/, /it is not sent twice/],
  ['UNAVAILABLE', /The money was not sent back/, /Everything you typed is still here/],
] as const)('a refund that ends in %s says what is known of it', async (code, title, text) => {
  await open(fakeTransport({ [READ]: { ...PACKED, payments: [payment()] }, [REFUND]: refusal(code) }))
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Too small')
  await userEvent.click(screen.getByRole('button', { name: 'Send the money back' }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

test('a parcel number and a refund that were typed when the session ended are there again', async () => {
  const browser = memoryPorts()
  const openPaid = () =>
    open(fakeTransport({ [READ]: { ...unnumbered().before, payments: [payment()] } }), [], browser)
  const number = () => screen.getByLabelText(/^Parcel number/)
  const reason = () => screen.getByLabelText(/^Reason/)
  beginSession(browser)
  await openPaid()
  await userEvent.type(number(), 'KG 7777')
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  await userEvent.type(reason(), 'Too small')
  expect(endSession(browser), 'nothing is lost, so nothing is asked').toBe(false)
  beginSession(browser)
  await openPaid()
  expect(number()).toHaveValue('KG 7777')
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  expect(reason()).toHaveValue('Too small')
  expect(screen.getAllByText(/What you typed before you logged in again is back/)).toHaveLength(2)
})

test('items ticked to go back on sale stay ticked after a look into another tab', async () => {
  const transport = fakeTransport({ [READ]: { ...PACKED, holds_stock: true, payments: [payment()] } })
  await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  await userEvent.click(screen.getByLabelText('Put the items back on sale'))
  await comeBack()
  await waitFor(() => expect(transport.callsOf(READ)).toHaveLength(2))
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Too small')
  expect(screen.getByLabelText('Put the items back on sale')).toBeChecked()
})

test('a refund of all that was paid leaves the focus at the payments', async () => {
  const transport = fakeTransport({ [READ]: { ...PACKED, payments: [payment()] } })
  await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Too small')
  transport.answer(REFUND, {
    ...PACKED,
    payments: [payment({ state: 'refunded', refunded: '25.74', refundable: '0.00' })],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send the money back' }))
  expect(await screen.findByText('Refunded')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payments' })).toHaveFocus())
})

test('a chosen hold stays chosen when parcel numbers are saved meanwhile', async () => {
  const transport = fakeTransport({ [READ]: PACKED, [TRACK]: { ...PACKED, holds_stock: false } })
  await open(transport)
  await userEvent.click(screen.getByRole('radio', { name: /On hold/ }))
  await userEvent.type(screen.getByLabelText(/^Parcel number/), 'RR123456789KG')
  await userEvent.click(screen.getByRole('button', { name: 'Save parcel numbers' }))
  expect(await screen.findByText('Saved. The customer can see the numbers.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /On hold/ })).toBeChecked()
})

test('the amount typed for a refund stays when the order is moved meanwhile', async () => {
  const paid = { ...PACKED, payments: [payment()] }
  const moved = { ...order('shipping', ['on_way', 'on_hold']), payments: [payment()] }
  const transport = fakeTransport({ [READ]: paid, [MOVE]: moved })
  await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  const amount = screen.getByRole('textbox', { name: 'Amount, USD' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '10')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Too small')
  await userEvent.click(move('Dispatch of goods'))
  expect(await screen.findByRole('button', { name: /^Move to “On the way”/ })).toBeVisible()
  expect(amount).toHaveValue('10')
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Too small')
})

test('an open request leads to where it is answered, one that was answered does not', async () => {
  const waiting = build(ManagedOrderRequest, { id: 1, state: 'open', kind: 'cancel' })
  const answered = build(ManagedOrderRequest, { id: 2, state: 'refused', kind: 'cancel' })
  await open(fakeTransport({ [READ]: PACKED }), [waiting, answered])
  const requests = within(await screen.findByRole('region', { name: 'Cancellations and returns' }))
  expect(requests.getByRole('link', { name: 'Answer the request' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/desk\/order-requests$/),
  )
})

test('what is due for a cancellation is shown and proposed, and after the refund the rest', async () => {
  const request = build(ManagedOrderRequest, { state: 'accepted', kind: 'cancel', refund_due: '1000.00' })
  const som = { currency: 'KGS', provider: 'kicb', total: '4000.00', amount: '4000.00' } as const
  const paid = payment({ ...som, refundable: '4000.00', whole_units: false })
  const after = payment({
    ...som,
    state: 'partially_refunded',
    refunded: '600.00',
    refundable: '3400.00',
    whole_units: false,
  })
  const transport = fakeTransport({
    [READ]: { ...PACKED, payments: [paid] },
    [REFUND]: { ...PACKED, payments: [after] },
  })
  await open(transport, [request])
  const requests = within(await screen.findByRole('region', { name: 'Cancellations and returns' }))
  expect(requests.getByText('Refund due: 1 000.00 KGS')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Refund…' }))
  const amount = screen.getByRole('textbox', { name: 'Amount, KGS' })
  expect(amount).toHaveValue('1000.00')
  expect(amount).toHaveAccessibleDescription(/^Due: 1\s000.00\sKGS. Up to 4\s000.00\sKGS.$/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '600')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Cancelled')
  transport.answer(REQUESTS, pageOf([{ ...request, refund_due: '400.00' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Send the money back' }))
  expect(await requests.findByText('Refund due: 400.00 KGS')).toBeVisible()
  const opener = await screen.findByRole('button', { name: 'Refund…' })
  expect(opener).toHaveFocus()
  await userEvent.click(opener)
  expect(screen.getByRole('textbox', { name: 'Amount, KGS' })).toHaveValue('400.00')
})

test('opening a refund moves the focus into it, and closing returns it to the button', async () => {
  await open(fakeTransport({ [READ]: { ...PACKED, payments: [payment()] } }))
  screen.getByRole('button', { name: 'Refund…' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Amount, USD' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('button', { name: 'Refund…' })).toHaveFocus()
})

test('a cancelled order says so, has no parcel to number, and money for it came too late', async () => {
  const held = order('on_hold', [])
  const canceled: ManagedOrder = {
    ...held,
    items: held.items.map((line) => ({ ...line, delivery: { ...line.delivery, tracking_number: null } })),
    reason: 'canceled',
    payment: { state: 'unpaid', provider: 'paypal', payable: false },
    payments: [payment({ flag: 'surplus' })],
  }
  await open(fakeTransport({ [READ]: canceled }))
  expect(screen.getByRole('alert')).toHaveTextContent('This order was paid after it was cancelled')
  expect(screen.getByText('Paid after cancellation')).toBeVisible()
  expect(screen.getByText('It was cancelled, so its status can’t be changed.')).toBeVisible()
  expect(screen.queryByLabelText(/^Parcel number/)).toBeNull()
})

test('of an order that goes on, a manager sees what was cancelled and sends only the rest', async () => {
  const [line] = PACKED.items
  const items = [
    { ...line!, count: 3, canceled: 1, sale_cost: '1000.00' },
    { ...line!, variation_id: 99, count: 1, canceled: 1, sale_cost: '500.00' },
  ]
  await open(fakeTransport({ [READ]: { ...PACKED, items } }))
  expect(screen.getByText('Cancelled: 1 of 3')).toBeVisible()
  expect(screen.getByText('Of these, cancelled').nextElementSibling).toHaveTextContent('1 500.00 KGS')
  expect(screen.getAllByLabelText(/^Parcel number/)).toHaveLength(1)
  expect(screen.queryByText(/500\.00 KGS/, { selector: '.site-order-price' })).toBeNull()
})

test('the goods of an order that was paid twice can go back on sale only with its own payment', async () => {
  const first = payment({ attempt_id: '550e8400-e29b-41d4-a716-446655440000' })
  await open(fakeTransport({ [READ]: { ...PACKED, payments: [first, payment({ flag: 'surplus' })] } }))
  const [own, duplicate] = screen.getAllByRole('button', { name: 'Refund…' })
  await userEvent.click(duplicate!)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(own!)
  expect(screen.getByRole('checkbox')).toBeVisible()
})

test('a duplicate payment is refunded by one press', async () => {
  const first = payment({ attempt_id: '550e8400-e29b-41d4-a716-446655440000' })
  const after = {
    ...PACKED,
    payments: [first, payment({ flag: 'surplus', state: 'refunded', refundable: '0.00' })],
  }
  const transport = fakeTransport({
    [READ]: { ...PACKED, payments: [first, payment({ flag: 'surplus' })] },
    [REFUND]: after,
  })
  await open(transport)
  const told = screen.getByRole('alert')
  expect(told).toHaveTextContent('This order was paid twice')
  await userEvent.click(within(told).getByRole('button', { name: /Refund.+25\.74/ }))
  expect(await screen.findByText('Refunded')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payments' })).toHaveFocus())
  expect(screen.queryByRole('alert')).toBeNull()
  const body = transport.callsOf(REFUND)[0]?.body
  expect(body).toMatchObject({ amount: '25.74', returns_stock: false })
  expect(body, 'the store says why, in the language of the buyer').not.toHaveProperty('reason')
})
