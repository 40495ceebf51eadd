import type { OrderStatus } from '@shyrdak/sdk/contract'
import { ManagedInvoice, ManagedWholesaleItem, ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal, type FakeTransport } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { WholesaleOrderPage } from './wholesale-order.tsx'

const READ = 'GET /management/wholesale/orders/:id'
const MOVE = 'PUT /management/wholesale/orders/:id/status'
const ADD = 'POST /management/wholesale/orders/:id/invoices'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const LINE = build(ManagedWholesaleItem, {
  reyestr_name: inAll('Felt slippers'),
  color_name: inAll('Madder'),
  size: '38',
  count: 12,
  from_stock: 12,
  sole_name: inAll('Rubber'),
  brand_name: 'Ак-Кийиз',
  sole_brand_name: 'Нарын',
})
const order = (status: OrderStatus, moves: OrderStatus[], changes: Partial<ManagedWholesaleOrder> = {}) =>
  build(ManagedWholesaleOrder, {
    id: 12,
    order_number: 'S-12',
    status,
    moves,
    reason: status === 'on_hold' ? 'Which colour?' : null,
    sum: '18000.00',
    balance: '8000.00',
    count: 12,
    items: [LINE],
    kits: [{ id: 3, name: 'Ак-Кийиз', pieces: 12, state: 'reserved' }],
    timeline: [
      {
        status: 'Processing',
        reason: null,
        created_at: '2026-11-20T10:00:00.000Z',
        mover: 'store',
        actor: null,
      },
    ],
    invoices: [],
    language: 'kg',
    ...changes,
  })

const open = (transport: FakeTransport) =>
  atDesk({ at: '/desk/wholesale-orders/12', transport, Page: () => <WholesaleOrderPage id={12} /> })

test('a manager reads an order’s lines, from where each price comes, and what is reserved', async () => {
  const items = [
    { ...LINE, price: '1500.00', price_list: null, from_count: 1 },
    { ...LINE, size: '39', price: '1300.00', price_list: { id: 2, name: inAll('Partners') }, from_count: 50 },
  ]
  await open(fakeTransport({ [READ]: order('Processing', ['in_production', 'on_hold'], { items }) }))
  const lines = screen.getByRole('region', { name: /Goods, 12/ })
  expect(
    within(lines).getByText(/Madder · 38 · Rubber · logo “Ак-Кийиз” · logo “Нарын” on the sole/),
  ).toBeVisible()
  const rows = within(lines).getAllByRole('row').slice(1)
  expect(rows[0]).toHaveTextContent('1 500.00 KGSthe store’s own price')
  expect(rows[1]).toHaveTextContent('1 300.00 KGSby “Partners”, from 50 pieces')
  for (const note of within(lines).getAllByText('Reserved from stock')) expect(note).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Branding kits' })).getByText('Reserved')).toBeVisible()
})

test('the next status is sent with its note', async () => {
  const transport = fakeTransport({
    [READ]: order('packaging', ['shipping', 'on_hold']),
    [MOVE]: order('shipping', ['on_way', 'on_hold']),
  })
  await open(transport)
  await userEvent.type(screen.getByLabelText('Note for the customer'), 'Leaves tonight')
  await userEvent.click(screen.getByRole('button', { name: 'Move to “Dispatch of goods”' }))
  expect(await screen.findByText(/The order is now “Dispatch of goods”/)).toBeVisible()
  expect(transport.callsOf(MOVE)[0]).toMatchObject({
    params: { id: 12 },
    body: { status: 'shipping', from: 'packaging', note: 'Leaves tonight' },
  })
})

test.each([
  ['SOLD_OUT', { lines: [{ index: 0, stock: 5 }] }, '5 of 12 in stock'],
  [
    'KITS_SHORT',
    { lines: [{ index: 0, brand_id: 3, requested: 12, remainder: 4 }] },
    '4 of 12 kit pieces left',
  ],
] as const)(
  'an order that cannot leave its hold names each line that is short (%s)',
  async (code, data, told) => {
    const held = order('on_hold', ['in_production'], {
      items: [{ ...LINE, from_stock: 0 }],
      kits: [{ id: 3, name: 'Ак-Кийиз', pieces: 12, state: 'free' }],
    })
    const transport = fakeTransport({ [READ]: held, [MOVE]: refusal(code, { data }) })
    await open(transport)
    expect(screen.getByText(/will be reserved again/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Move to “In production”' }))
    expect(await screen.findByText(`1. Felt slippers, Madder, 38, Rubber: ${told}`)).toBeVisible()
  },
)

test('an additional invoice is sent, and the order is reloaded', async () => {
  const transport = fakeTransport({
    [READ]: order('Processing', ['in_production']),
    [ADD]: build(ManagedInvoice),
  })
  await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Add invoice' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Delivery by air')
  const sum = screen.getByRole('textbox', { name: 'Sum, in whole som' })
  await userEvent.type(sum, '10.50')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sum).toHaveFocus()
  expect(transport.callsOf(ADD)).toHaveLength(0)
  await userEvent.clear(sum)
  await userEvent.type(sum, '4 500')
  transport.answer(READ, order('Processing', ['in_production'], { sum: '22500.00', balance: '12500.00' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Added. The client has been emailed.')).toBeVisible()
  expect(transport.callsOf(ADD)[0]?.body).toEqual({
    was: '18000.00',
    sum: '4500.00',
    title: 'Delivery by air',
  })
  expect(screen.getByText(/22\s500/)).toBeVisible()
})
