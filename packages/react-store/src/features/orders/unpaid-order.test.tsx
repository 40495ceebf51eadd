import { NewRetailOrder } from '@shyrdak/sdk/contract'
import {
  anOrder,
  aPlacedOrder,
  aQuote,
  aQuotedLine,
  build,
  fakeTransport,
  refusal,
} from '@shyrdak/sdk/testing'
import { EMPTY_FORM, openOrders, rememberOrder, writeCheckout } from '@shyrdak/state-machines/checkout'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { Cart } from '../cart/cart.tsx'
import { Checkout } from '../checkout/checkout.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'

const READ = 'GET /frontend/payment-link/:uuid'
const uuid = (id: number) => `6f9619ff-8b86-4d01-b42d-00cf4fc9640${id}`
const NOW = Date.parse('2026-11-20T09:40:00Z')

const order = (id: number, payable = true) =>
  anOrder({
    id,
    order_number: `S-${id}`,
    total: '3850.00',
    held_until: '2026-11-20T10:00:00.000Z',
    payment: { state: payable ? 'checking' : 'paid', provider: 'kicb', payable },
  })

/** A device with these orders placed on it, the newest last. */
function device(...ids: number[]) {
  const storage = memoryStorage()
  for (const id of ids)
    rememberOrder(storage, {
      ...aPlacedOrder(order(id)),
      payment_link: `/payment-link/${uuid(id)}?k=${'k'.repeat(22)}`,
    })
  return storage
}

const answers = (payable: readonly number[]) =>
  fakeTransport({
    [READ]: ({ params }) => {
      const id = Number(String(Object(params).uuid).at(-1))
      return order(id, payable.includes(id))
    },
  })

const opened = (transport: ReturnType<typeof answers>, storage: ReturnType<typeof device>) =>
  aStore({ transport, storage, now: () => NOW, prefix: '/en' })

test('an order that can be paid is shown with its sum and how long the goods are held', async () => {
  const { store } = opened(answers([7]), device(7))
  const { html } = await renderAsIsland(store, <UnpaidOrder />)
  expect(html).not.toContain('S-7')
  expect(await screen.findByText('Order S-7 is waiting for payment')).toBeVisible()
  expect(screen.getByText(/We’re holding the goods for you until/)).toBeVisible()
  const pay = screen.getByRole('link', { name: /Pay 3\s850\.00\sKGS/ })
  expect(pay.getAttribute('href')).toMatch(new RegExp(`^/en/payment-link/${uuid(7)}\\?k=[\\w-]{22,}$`))
  expect(await findBarriers()).toEqual([])
})

test('the latest payable order is shown, and orders that cannot be paid are requested only once', async () => {
  const storage = device(6, 7, 8)
  const transport = answers([6])
  const first = await renderAsIsland(opened(transport, storage).store, <UnpaidOrder />)
  expect(await screen.findByText('Order S-6 is waiting for payment')).toBeVisible()
  expect(transport.callsOf(READ)).toHaveLength(3)
  first.unmount()
  await renderAsIsland(opened(transport, storage).store, <UnpaidOrder />)
  expect(await screen.findByText('Order S-6 is waiting for payment')).toBeVisible()
  expect(transport.callsOf(READ)).toHaveLength(4)
})

test('a browser without orders sends no request', async () => {
  const transport = answers([])
  await renderAsIsland(opened(transport, memoryStorage()).store, <UnpaidOrder />)
  expect(transport.calls).toEqual([])
})

test('goods that the shopper’s own order holds, whose response was lost, leave the basket instead of being sold out', async () => {
  const line = { product_id: 7, variation_id: 71, size: '38', count: 1, is_special: false }
  const body = build(NewRetailOrder, { items: [{ ...line, service_id: 'post', sale_cost: '1850.00' }] })
  const soldOut = aQuote([aQuotedLine({ ...line, line_key: '7:71:38', state: 'sold_out', stock: 0 })])
  const transport = answers([7])
  transport.answer('POST /frontend/delivery/retail/services', soldOut)
  transport.answer('POST /frontend/order/retail', {
    ...aPlacedOrder(order(7)),
    payment_link: `/payment-link/${uuid(7)}?k=${'k'.repeat(22)}`,
  })
  const { store, session } = opened(transport, memoryStorage())
  await store.retailCart.send({ type: 'line.add', goods: slippers(line), count: 1 })
  writeCheckout(session, {
    form: EMPTY_FORM,
    phone: null,
    step: 'payment',
    total: body.total,
    services: [],
    payment_method: 'kicb',
    attempt: { key: 'k1', body, sent: [body] },
  })
  await renderAsIsland(
    store,
    <>
      <UnpaidOrder />
      <Cart />
    </>,
  )
  expect(await screen.findByText('Order S-7 is waiting for payment')).toBeVisible()
  expect(await screen.findByText('Your basket is empty')).toBeVisible()
  expect(transport.callsOf('POST /frontend/order/retail')).toMatchObject([{ idempotencyKey: 'k1', body }])
})

test('an order that was hidden is not shown again', async () => {
  const storage = device(7)
  await renderAsIsland(opened(answers([7]), storage).store, <UnpaidOrder />)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(screen.queryByText(/S-7/)).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveFocus()
  await waitFor(() => expect(openOrders(storage)).toEqual([]))
})

test('an order that is not found is removed from the device, one that could not be loaded is kept', async () => {
  const storage = device(7)
  const transport = answers([])
  transport.answer(READ, refusal('NETWORK'))
  await renderAsIsland(opened(transport, storage).store, <UnpaidOrder />)
  await waitFor(() => expect(transport.callsOf(READ)).toHaveLength(1))
  expect(openOrders(storage)).toHaveLength(1)
  transport.answer(READ, refusal('NOT_FOUND'))
  await renderAsIsland(opened(transport, storage).store, <UnpaidOrder />)
  await waitFor(() => expect(openOrders(storage)).toEqual([]))
})

test.each([
  ['en', 'Order S-7 is waiting for payment'],
  ['ru', 'Заказ S-7 ждёт оплаты'],
  ['kg', 'S-7 буйрутмасы төлөмдү күтүп турат'],
] as const)(
  'the checkout with an empty cart shows the unpaid order instead, in %s',
  async (language, title) => {
    const { store } = aStore({ language, transport: answers([7]), storage: device(7), now: () => NOW })
    await renderAsIsland(store, <Checkout />)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByText('Your basket is empty')).not.toBeInTheDocument()
    expect(await findBarriers()).toEqual([])
  },
)

test('the checkout does not call the basket empty before it knows whether an order waits', async () => {
  const transport = answers([7])
  const shown: boolean[] = []
  const { store } = opened(transport, device(7))
  const { container } = await renderAsIsland(store, <Checkout />)
  const watched = new MutationObserver(() => shown.push(screen.queryByText('Your basket is empty') !== null))
  watched.observe(container, { childList: true, subtree: true, characterData: true })
  expect(await screen.findByRole('heading', { name: 'Order S-7 is waiting for payment' })).toBeVisible()
  watched.disconnect()
  expect(shown).not.toContain(true)
})

test('the checkout calls the basket empty when the order cannot be looked up', async () => {
  const transport = answers([])
  transport.answer(READ, refusal('NETWORK'))
  await renderAsIsland(opened(transport, device(7)).store, <Checkout />)
  expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
})
