import type { ManagedOrder } from '@shyrdak/sdk/management'
import { anOrder, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import { ManagedOrderPage } from './managed-order.tsx'
import { PackingSlipPage } from './packing-slip.tsx'

const COUNTRIES = 'GET /frontend/country'
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
  language: 'en',
  timeline: [],
  moves: [],
  holds_stock: true,
  payments: [],
  ...changes,
})

const openSlip = (changes?: Partial<ManagedOrder>) =>
  atDesk({
    at: '/desk/orders/12/slip',
    transport: fakeTransport({ [READ]: order(changes), [COUNTRIES]: pageOf([]) }),
    Page: () => <PackingSlipPage id={12} />,
  })

test('the page of an order leads to its slip, unless it is on hold, and the slip leads back', async () => {
  const transport = fakeTransport({ [READ]: order(), [COUNTRIES]: pageOf([]) })
  await atDesk({ at: '/desk/orders/12', transport, Page: () => <ManagedOrderPage id={12} /> })
  const link = await screen.findByRole('link', { name: 'Print packing slip' })
  expect(link).toHaveAttribute('href', '/desk/orders/12/slip')
  cleanup()
  await openSlip()
  const back = await screen.findByRole('link', { name: 'Back to the order' })
  expect(back).toHaveAttribute('href', '/desk/orders/12')
  cleanup()
  transport.answer(READ, order({ status: 'on_hold' }))
  await atDesk({ at: '/desk/orders/12', transport, Page: () => <ManagedOrderPage id={12} /> })
  expect(screen.queryByRole('link', { name: 'Print packing slip' })).toBeNull()
})

test('a single slip is in the language of its buyer, as those of several orders are', async () => {
  await openSlip({ language: 'kg' })
  const slip = await screen.findByRole('article')
  expect(slip).toHaveAttribute('lang', 'ky')
  expect(within(slip).getByRole('heading', { level: 1 })).toHaveTextContent('S-12 буйрутмасы')
  expect(slip).toHaveTextContent('Жаныбек Баатыр көчөсү, 17, Бишкек')
  expect(
    screen.getByRole('button', { name: 'Print' }),
    'what is not printed is for the manager',
  ).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Packing slip · Order S-12 · Shyrdak'))
})

test('an order that is not there has no slip, which the tab says too', async () => {
  const transport = fakeTransport({ [READ]: refusal('NOT_FOUND'), [COUNTRIES]: pageOf([]) })
  await atDesk({ at: '/desk/orders/12/slip', transport, Page: () => <PackingSlipPage id={12} /> })
  expect(await screen.findByText('Not found')).toBeVisible()
  expect(document.title).toBe('Not found · Shyrdak')
  expect(print).not.toHaveBeenCalled()
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

const [line] = anOrder().items
if (!line) throw new Error('An order has lines.')
const slippers = {
  ...line,
  slug: 'slippers',
  size: '38',
  count: 3,
  canceled: 1,
  sale_cost: '2250.00',
  total: '6750.00',
}
const boots = { ...line, slug: 'boots', size: '41', count: 2, canceled: 2 }

test('a slip lists what is left to pack, not what was cancelled', async () => {
  await openSlip({ items: [slippers, boots] })
  const [packed, ...others] = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(others).toEqual([])
  expect(packed).toHaveTextContent(/2 × 2.250\.00/)
  expect(packed).toHaveTextContent(/Amount: 4.500\.00/)
  expect(packed).toHaveTextContent('Cancelled: 1 of 3')
})

test('an order’s page says which pieces were cancelled', async () => {
  const transport = fakeTransport({ [READ]: order({ items: [slippers, boots] }), [COUNTRIES]: pageOf([]) })
  await atDesk({ at: '/desk/orders/12', transport, Page: () => <ManagedOrderPage id={12} /> })
  expect(await screen.findByText('Cancelled: 1 of 3')).toBeVisible()
  expect(screen.getByText('Cancelled')).toBeVisible()
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
