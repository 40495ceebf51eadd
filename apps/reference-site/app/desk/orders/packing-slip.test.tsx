import type { ManagedOrder } from '@shyrdak/sdk/management'
import { anOrder, fakeTransport } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { ManagedOrderPage } from './managed-order.tsx'
import { PackingSlipPage } from './packing-slip.tsx'

const READ = 'GET /management/orders/:id'
const print = vi.fn<() => void>()
beforeEach(() => {
  vi.stubGlobal('print', print)
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
})
afterEach(() => {
  print.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'fonts')
})

const order = (changes: Partial<ManagedOrder> = {}): ManagedOrder => ({
  ...anOrder({
    id: 12,
    order_number: 'S-12',
    kind: 'retail',
    status: 'packaging',
    reason: null,
    payment: { state: 'paid', provider: 'kicb', payable: false },
  }),
  language: 'kg',
  timeline: [],
  moves: [],
  holds_stock: true,
  payments: [],
  ...changes,
})

const openSlip = (changes?: Partial<ManagedOrder>) =>
  atDesk({
    at: '/desk/orders/12/slip',
    transport: fakeTransport({ [READ]: order(changes) }),
    Page: () => <PackingSlipPage id={12} />,
  })

test('the link to a packing slip is in the buyer’s language', async () => {
  const transport = fakeTransport({ [READ]: order() })
  await atDesk({ at: '/desk/orders/12', transport, Page: () => <ManagedOrderPage id={12} /> })
  const link = await screen.findByRole('link', { name: 'Print packing slip' })
  expect(link).toHaveAttribute('href', '/kg/desk/orders/12/slip')
  expect(link).toHaveAttribute('hreflang', 'ky')
})

test('a slip is printed once, with sender and recipient', async () => {
  await openSlip()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('S-12')
  const sender = screen.getByRole('heading', { name: 'Sender and return address' }).parentElement
  for (const line of ['17 Zhanybek Batyr Street, Bishkek', '+996 700 123 456', 'store.example'])
    expect(sender).toHaveTextContent(line)
  expect(screen.getByRole('heading', { name: 'Recipient' })).toBeVisible()
  expect(screen.getByText('Total')).toBeVisible()
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('a slip is printed only after its photos have loaded', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  await openSlip()
  const photos = await screen.findAllByRole('presentation')
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(print).not.toHaveBeenCalled()
  for (const photo of photos) photo.dispatchEvent(new Event('load'))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('a gift’s slip shows its note and no total', async () => {
  await openSlip({ is_gift: true, gift_note: 'Warm feet!' })
  expect(await screen.findByText('Warm feet!')).toBeVisible()
  expect(screen.queryByText('Total')).toBeNull()
})

test('a gift’s slip without a note says that it is a gift, and shows no total', async () => {
  await openSlip({ is_gift: true })
  expect(await screen.findByRole('heading', { name: 'Gift' })).toBeVisible()
  expect(screen.queryByText('Total')).toBeNull()
  expect(screen.queryByText(/shows no prices/)).toBeNull()
})

test('an order’s page says that it is a gift', async () => {
  const transport = fakeTransport({ [READ]: order({ is_gift: true }) })
  await atDesk({ at: '/desk/orders/12', transport, Page: () => <ManagedOrderPage id={12} /> })
  expect(await screen.findByRole('heading', { name: 'Gift' })).toBeVisible()
  expect(screen.getByText('The packing slip shows no prices.')).toBeVisible()
})
