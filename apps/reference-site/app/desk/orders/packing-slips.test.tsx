import { Country, type Language } from '@shyrdak/sdk/contract'
import { anOrder, build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import { PackingSlipsPage } from './packing-slips.tsx'

const READ = 'GET /management/orders/:id'
const COUNTRIES = 'GET /frontend/country'
const print = vi.fn<() => void>()
beforeEach(() => {
  vi.stubGlobal('print', print)
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
})
afterEach(() => {
  print.mockClear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
})

const order = (id: number, language: Language) => ({
  ...anOrder({
    id,
    order_number: `S-${id}`,
    kind: 'retail',
    status: 'packaging',
    reason: null,
    payment: { state: 'paid', provider: 'kicb', payable: false },
  }),
  language,
  timeline: [],
  moves: [],
  holds_stock: true,
  payments: [],
})

test('an unknown order does not affect the other slips, and without orders nothing is printed', async () => {
  const transport = fakeTransport({
    [READ]: ({ params }) => (params['id'] === 12 ? order(12, 'en') : refusal('NOT_FOUND')),
    [COUNTRIES]: pageOf([]),
  })
  await atDesk({ at: '/desk/orders/slips?ids=12,999', transport, Page: PackingSlipsPage })
  expect(await screen.findByRole('heading', { name: 'Order S-12' })).toBeVisible()
  expect(screen.getByText('1 order was not found, so it has no slip here.')).toBeVisible()
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  cleanup()
  await atDesk({ at: '/desk/orders/slips?ids=', transport, Page: PackingSlipsPage })
  expect(await screen.findByText(/^No orders selected/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/desk/orders')
  expect(print).toHaveBeenCalledOnce()
})

test('a cancelled order has no slip, and is named beside the others', async () => {
  const canceled = { ...order(13, 'en'), status: 'on_hold' as const, reason: 'canceled' }
  const transport = fakeTransport({
    [READ]: ({ params }) => (params['id'] === 12 ? order(12, 'en') : canceled),
    [COUNTRIES]: pageOf([]),
  })
  await atDesk({ at: '/desk/orders/slips?ids=12,13', transport, Page: PackingSlipsPage })
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(screen.getByText(/^Cancelled, so without a packing slip:/)).toHaveTextContent('S-13')
  cleanup()
  await atDesk({ at: '/desk/orders/slips?ids=13', transport, Page: PackingSlipsPage })
  expect(await screen.findByText(/^Cancelled, so without a packing slip:/)).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
})

test('slips are printed together, each in its buyer’s language', async () => {
  const orders = new Map([order(12, 'en'), order(13, 'ru')].map((one) => [one.id, one]))
  const transport = fakeTransport({
    [READ]: ({ params }) => orders.get(Number(params['id'])),
    [COUNTRIES]: pageOf([
      build(Country, { code: 'KG', name: { en: 'Kyrgyzstan', ru: 'Кыргызстан', kg: 'Кыргызстан' } }),
    ]),
  })
  await atDesk({ at: '/desk/orders/slips?ids=12,13,x', transport, Page: PackingSlipsPage })
  const [first, second, ...others] = await screen.findAllByRole('article')
  expect(others).toEqual([])
  expect(within(first!).getByRole('heading', { level: 1 })).toHaveTextContent('Order S-12')
  expect(within(second!).getByRole('heading', { level: 1 })).toHaveTextContent('Заказ S-13')
  expect(second).toHaveAttribute('lang', 'ru')
  expect(second).toHaveTextContent('Кыргызстан')
  expect(first).toHaveTextContent('Kyrgyzstan')
  expect(first, 'who sends it, too').toHaveTextContent('17 Zhanybek Batyr Street, Bishkek')
  expect(second).toHaveTextContent('ул. Жаныбека Батыра, 17, Бишкек')
  expect(second).not.toHaveTextContent('Zhanybek')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})
