import { anOrder, build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { StartedPayment, type PaymentState } from '@shyrdak/sdk/contract'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { orderStatusContract } from './order-status-contract.ts'
import { OrderStatus } from './order-status.tsx'

const READ = 'GET /frontend/order/retail/:id'
const secret = 'A'.repeat(24)
const order = (state: PaymentState, payable = state !== 'paid' && state !== 'checking') =>
  anOrder({ id: 12, order_number: 'S-12', payment: { state, provider: 'kicb', payable } })

afterEach(() => void vi.useRealTimers())

test('a paid order is shown as paid', async () => {
  const { store } = aStore()
  const { html } = await renderAsIsland(store, <OrderStatus order={order('paid')} secret={secret} />)
  expect(html).toContain('Paid. Thank you!')
  expect(await findBarriers()).toEqual([])
})

test('a refunded order says so, and cannot be paid', async () => {
  const refunded = order('refunded', false)
  const { html } = await renderAsIsland(aStore().store, <OrderStatus order={refunded} secret={secret} />)
  expect(html).toContain('Your money is on its way back')
  expect(screen.queryByRole('button')).toBeNull()
})

const IN_SOM = { amount: '2250.00', currency: 'KGS' as const, rate: null, rate_date: null }

test('a shopper who pays in another currency sees the sum and the rate before leaving for the bank', async () => {
  const charge = { amount: '25.74', currency: 'USD' as const, rate: '87.450000', rate_date: '2026-11-20' }
  const transport = fakeTransport({
    'GET /frontend/retail/payment': ['paypal', 'kicb'],
    'GET /frontend/retail/payment/charges': [
      { provider: 'paypal', charge },
      { provider: 'kicb', charge: IN_SOM },
    ],
  })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <OrderStatus order={order('unpaid')} secret={secret} />)
  expect(await screen.findByText('Prices can be charged only in som.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }))
  expect(await screen.findByText(/You will be charged .*25\.74.*87\.4500.*20 November 2026/)).toBeVisible()
  expect(screen.queryByText('Prices can be charged only in som.')).toBeNull()
})

test('a payment method without an exchange rate is shown as unavailable before the payment', async () => {
  const transport = fakeTransport({
    'GET /frontend/retail/payment': ['paypal', 'kicb'],
    'GET /frontend/retail/payment/charges': [{ provider: 'kicb', charge: IN_SOM }],
  })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <OrderStatus order={order('unpaid')} secret={secret} />)
  await screen.findByText('Prices can be charged only in som.')
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }))
  expect(screen.getByText(/PayPal can’t be used right now: .* choose another way to pay/)).toBeVisible()
})

test('a paid order says when the next email comes, also one that is collected, but not its status', async () => {
  const paid = { ...order('paid'), status: 'in_production' } as const
  const sent = await renderAsIsland(aStore().store, <OrderStatus order={paid} secret={secret} />)
  expect(sent.html).toContain('We’ll email you when your order is on its way.')
  sent.unmount()
  const collected = { ...paid, is_collected: true }
  const { html } = await renderAsIsland(aStore().store, <OrderStatus order={collected} secret={secret} />)
  expect(html).toContain('when you can collect your order.')
  for (const shown of [sent.html, html]) expect(shown).not.toMatch(/in production|makers/i)
})

test.each(['shipping', 'on_way', 'completed'] as const)(
  'an order that is %s promises no further email',
  async (status) => {
    const { html } = await renderAsIsland(
      aStore().store,
      <OrderStatus order={{ ...order('paid'), status }} secret={secret} />,
    )
    expect(html).toContain('The bank has confirmed your payment.')
    expect(html).not.toContain('email')
  },
)

test('an unpaid order that its buyer cancelled says only that', async () => {
  const canceled = { ...order('unpaid', false), status: 'on_hold', reason: 'canceled' } as const
  const { html } = await renderAsIsland(aStore().store, <OrderStatus order={canceled} secret={secret} />)
  expect(html).toContain('This order is cancelled')
  expect(html).not.toContain('write to us')
})

test('an order cancelled after its payment says that the money goes back, without thanks', async () => {
  const canceled = { ...order('paid'), status: 'on_hold', reason: 'canceled' } as const
  const { html } = await renderAsIsland(aStore().store, <OrderStatus order={canceled} secret={secret} />)
  expect(html).toContain('This order is cancelled')
  expect(html).toContain('goes back to you')
  expect(html).not.toContain('Thank you')
})

const SECOND = { provider: 'paypal', amount: '25.74', refunded: '0.00', currency: 'USD' } as const

test('a shopper who paid twice reads that the second payment arrived and goes back, and later that it was sent', async () => {
  const twice = (refunded: string) => ({ ...order('paid'), surplus: [{ ...SECOND, refunded }] })
  const due = await renderAsIsland(aStore().store, <OrderStatus order={twice('0.00')} secret={secret} />)
  expect(due.html).toContain('Paid. Thank you!')
  expect(due.html).toContain('This order was paid twice')
  expect(screen.getByText(/A second payment of .*25\.74.* arrived/)).toBeVisible()
  expect(due.html).toContain('We’ll send this money back to you')
  expect(await findBarriers()).toEqual([])
  due.unmount()
  const partly = await renderAsIsland(aStore().store, <OrderStatus order={twice('10.50')} secret={secret} />)
  expect(screen.getByText(/We have sent .*10\.50 of it back to you. The rest follows/)).toBeVisible()
  expect(partly.html).not.toMatch(/We’ll send this money|We have sent this money/)
  partly.unmount()
  const back = await renderAsIsland(aStore().store, <OrderStatus order={twice('25.74')} secret={secret} />)
  expect(back.html).toContain('We have sent this money back to you')
  expect(back.html).not.toContain('We’ll send')
})

test('a payment that came after the order was cancelled is not called a second one, nor the order unpaid for', async () => {
  const canceled = { ...order('unpaid', false), status: 'on_hold', reason: 'canceled' } as const
  const late = { ...canceled, surplus: [SECOND] }
  const { html } = await renderAsIsland(aStore().store, <OrderStatus order={late} secret={secret} />)
  expect(html).toContain('This order is cancelled')
  expect(html).toContain('Your payment came after the cancellation')
  expect(html).not.toMatch(/second payment|was not paid for/)
})

test.each(['in_production', 'packaging', 'shipping', 'on_way', 'completed'] as const)(
  'an order that is %s without an online payment is not shown as waiting for one',
  async (status) => {
    const { html } = await renderAsIsland(
      aStore().store,
      <OrderStatus order={{ ...order('unpaid', false), status }} secret={secret} />,
    )
    expect(html).toContain('No online payment needed')
    expect(html).not.toContain('Not paid yet')
  },
)

test('while the payment is checked the store is polled, with growing pauses, until it is paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store, transport } = aStore({ transport: fakeTransport({ [READ]: order('checking') }) })
  await store.sdk(orderStatusContract)
  const states: string[] = []
  await renderAsIsland(
    store,
    <OrderStatus
      order={order('checking')}
      secret={secret}
      onChange={({ payment }) => states.push(payment.state)}
    />,
  )
  expect(screen.getByText('We are checking the payment')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(transport.callsOf(READ)).toHaveLength(2)
  expect(transport.callsOf(READ)[0]).toMatchObject({ params: { id: 12 }, query: { k: secret } })
  transport.answer(READ, order('paid'))
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText('Paid. Thank you!')).toBeVisible()
  expect(states).toEqual(['paid'])
})

test('polling stops after two minutes, and a check can be started by hand', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store, transport } = aStore({ transport: fakeTransport({ [READ]: refusal('NETWORK') }) })
  await store.sdk(orderStatusContract)
  await renderAsIsland(store, <OrderStatus order={order('checking')} secret={secret} />)
  await act(() => vi.advanceTimersByTimeAsync(150_000))
  expect(screen.getByText(/longer than usual/)).toBeVisible()
  const calls = transport.callsOf(READ).length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(transport.callsOf(READ)).toHaveLength(calls)
  vi.useRealTimers()
  transport.answer(READ, order('unpaid'))
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Not paid yet')).toBeVisible()
  expect(document.querySelector('.shyrdak-order-status')).toHaveFocus()
})

test('an unpaid order can be paid again with the same method', async () => {
  const started = build(StartedPayment, {
    payment: { redirect: { method: 'GET', url: 'https://bank.example/pay/2', fields: {} } },
  })
  const { store, transport, navigated } = aStore({
    transport: fakeTransport({ 'POST /frontend/retail/payment/kicb': refusal('TIMEOUT') }),
  })
  await renderAsIsland(store, <OrderStatus order={order('unpaid')} secret={secret} />)
  expect(await findBarriers()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Pay / }))
  expect(await screen.findByText(/error in processing the payment/)).toBeVisible()
  transport.answer('POST /frontend/retail/payment/kicb', started)
  await userEvent.click(screen.getByRole('button', { name: /^Pay / }))
  await waitFor(() => expect(navigated.to).toEqual(['https://bank.example/pay/2']))
  const [, second] = transport.callsOf('POST /frontend/retail/payment/kicb')
  expect(second).toMatchObject({ query: { k: secret }, body: { order_number: 'S-12' } })
})

const LEAVING = build(StartedPayment, {
  payment: { redirect: { method: 'GET', url: 'https://bank.example/pay/2', fields: {} } },
})

test.each([
  ['comes back from the bank with the back button', () => window.dispatchEvent(new Event('pageshow'))],
  ['never got to the bank', () => vi.advanceTimersByTimeAsync(10_000)],
])('whoever %s can pay again', async (_, wait) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store, transport, navigated } = aStore({
    transport: fakeTransport({ 'POST /frontend/retail/payment/kicb': LEAVING }),
  })
  await renderAsIsland(store, <OrderStatus order={order('unpaid')} secret={secret} />)
  const pay = () => screen.getByRole('button', { name: /^Pay / })
  await userEvent.click(pay())
  await waitFor(() => expect(navigated.to).toHaveLength(1))
  await userEvent.click(pay())
  expect(transport.callsOf('POST /frontend/retail/payment/kicb')).toHaveLength(1)
  await act(async () => void (await wait()))
  await userEvent.click(pay())
  await waitFor(() => expect(navigated.to).toHaveLength(2))
})

test('an order that can no longer be paid offers no payment', async () => {
  const { store } = aStore({ language: 'ru' })
  await renderAsIsland(store, <OrderStatus order={order('unpaid', false)} secret={secret} />)
  expect(screen.getByText(/нельзя оплатить онлайн/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refused payment shows the message of the spec and can be paid again', async () => {
  const { store } = aStore()
  const { html } = await renderAsIsland(store, <OrderStatus order={order('refused')} secret={secret} />)
  expect(html).toContain('Unfortunately, there was an error in processing the payment. Please try again.')
  expect(screen.getByRole('button', { name: /^Pay again / })).toBeEnabled()
  expect(screen.queryByText('Not paid yet')).toBeNull()
  expect(await findBarriers()).toEqual([])
})

test('a payment cancelled at the bank is shown as cancelled, not as an error', async () => {
  const { store } = aStore()
  const { html } = await renderAsIsland(store, <OrderStatus order={order('canceled')} secret={secret} />)
  expect(html).toContain('You cancelled the payment')
  expect(html).toContain('not paid yet')
  expect(html).not.toContain('error')
  expect(screen.getByRole('button', { name: /^Pay again / })).toBeEnabled()
})

test('a refused payment replaces the message that it is checked', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ [READ]: order('refused') }) })
  await store.sdk(orderStatusContract)
  await renderAsIsland(store, <OrderStatus order={order('checking')} secret={secret} />)
  expect(await screen.findByText(/error in processing the payment/, {}, { timeout: 6_000 })).toBeVisible()
  expect(transport.callsOf(READ)).toHaveLength(1)
}, 10_000)

test('an order of special goods is loaded from its own endpoint', async () => {
  const SPECIAL = 'GET /specialgoods/order/:id'
  const { store, transport } = aStore({
    transport: fakeTransport({ [SPECIAL]: { ...order('paid'), kind: 'special', moves: [] } }),
  })
  await store.sdk(orderStatusContract)
  await renderAsIsland(
    store,
    <OrderStatus order={{ ...order('checking'), kind: 'special' }} secret={secret} />,
  )
  expect(await screen.findByText('Paid. Thank you!', {}, { timeout: 6_000 })).toBeVisible()
  expect(transport.callsOf(SPECIAL)[0]).toMatchObject({ params: { id: 12 }, query: { k: secret } })
}, 10_000)

test('the owner of special goods returns from the bank to the special order history', async () => {
  const started = build(StartedPayment, {
    payment: { redirect: { method: 'GET', url: 'https://bank.example/pay/2', fields: {} } },
  })
  const PAYPAL = 'POST /frontend/retail/payment/paypal'
  const { store, transport, navigated } = aStore({ transport: fakeTransport({ [PAYPAL]: started }) })
  const unpaid = { ...order('unpaid'), kind: 'special' as const }
  await renderAsIsland(store, <OrderStatus order={unpaid} secret={null} />)
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Pay / }))
  await waitFor(() => expect(navigated.to).toHaveLength(1))
  expect(transport.callsOf(PAYPAL)[0]?.body).toMatchObject({
    success_url: '/admin/special-order-history/details/12',
  })
})

test('a page that creates the order on every render shows the payment too, and a newer order that it passes', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ [READ]: order('checking') }) })
  await store.sdk(orderStatusContract)
  const status = (shown: ReturnType<typeof order>) => (
    <StoreProvider store={store}>
      <OrderStatus order={shown} secret={secret} />
    </StoreProvider>
  )
  const { rerender } = render(status(order('checking')))
  transport.answer(READ, order('paid'))
  expect(await screen.findByText('Paid. Thank you!', {}, { timeout: 6_000 })).toBeVisible()
  rerender(status(order('checking')))
  expect(screen.getByText('Paid. Thank you!')).toBeVisible()
  rerender(status(order('refunded', false)))
  expect(screen.getByText('Your money is on its way back')).toBeVisible()
})
