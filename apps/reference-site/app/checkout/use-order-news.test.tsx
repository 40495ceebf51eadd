import { createStore, memoryPorts, StoreProvider } from '@shyrdak/react-store'
import { anOrder, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import type { OrderStatus, RetailOrder } from '@shyrdak/sdk/contract'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderContract } from './order-contract.ts'
import { useOrderNews } from './use-order-news.ts'

const READ = 'GET /frontend/order/retail/:id'
const order = (status: OrderStatus) => anOrder({ id: 12, kind: 'retail', status })

function Watched({ loaded }: { loaded: RetailOrder }) {
  const [{ status: now }, receive] = useOrderNews(loaded, 'A'.repeat(24))
  return (
    <>
      <p>{now}</p>
      <button type="button" onClick={() => receive(order('on_way'))}>
        Received
      </button>
    </>
  )
}

async function watch(loaded: RetailOrder) {
  const transport = fakeTransport({ [READ]: loaded })
  const store = createStore({ ...memoryPorts(), language: 'en', country: 'KG', transport })
  await store.sdk(orderContract)
  render(
    <StoreProvider store={store}>
      <Watched loaded={loaded} />
    </StoreProvider>,
  )
  return transport
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an order’s open page shows its new status', async () => {
  const transport = await watch(order('packaging'))
  transport.answer(READ, order('shipping'))
  await pass(11)
  expect(screen.getByText('shipping')).toBeVisible()
})

test('a failed request for the status is retried', async () => {
  const transport = await watch(order('packaging'))
  transport.answer(READ, refusal('NETWORK'))
  await pass(11)
  transport.answer(READ, order('on_way'))
  await pass(13)
  expect(screen.getByText('on_way')).toBeVisible()
})

test('a hidden page requests nothing, and does at once when it is visible again', async () => {
  const transport = await watch(order('packaging'))
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  transport.answer(READ, order('shipping'))
  await pass(300)
  expect(transport.callsOf(READ)).toHaveLength(0)
  sight.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0.1)
  expect(screen.getByText('shipping')).toBeVisible()
})

test('a completed order is not polled', async () => {
  const transport = await watch(order('completed'))
  await pass(300)
  expect(transport.callsOf(READ)).toHaveLength(0)
})

test('while the payment status asks for the payment, the page does not ask as well', async () => {
  const waiting = order('payment_waiting')
  const transport = await watch({ ...waiting, payment: { ...waiting.payment, state: 'checking' } })
  await pass(119)
  expect(transport.callsOf(READ)).toHaveLength(0)
  transport.answer(READ, order('in_production'))
  await pass(2)
  expect(screen.getByText('in_production')).toBeVisible()
})

test('an answer on its way when the order changed here does not bring the old status back', async () => {
  const transport = await watch(order('packaging'))
  const ends: (() => void)[] = []
  transport.answer(READ, () => new Promise((resolve) => ends.push(() => resolve(order('shipping')))))
  await pass(11)
  expect(ends).toHaveLength(1)
  act(() => screen.getByRole('button', { name: 'Received' }).click())
  act(() => ends[0]?.())
  await pass(0.1)
  expect(screen.getByText('on_way')).toBeVisible()
})

test('of two answers on their way, the one asked for last is shown', async () => {
  const transport = await watch(order('packaging'))
  const ends: (() => void)[] = []
  const answers: OrderStatus[] = ['shipping', 'on_way']
  transport.answer(
    READ,
    () =>
      new Promise((resolve) => {
        const status = answers[ends.length] ?? 'on_way'
        ends.push(() => resolve(order(status)))
      }),
  )
  await pass(11)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0.1)
  expect(ends).toHaveLength(2)
  act(() => ends[1]?.())
  await pass(0.1)
  act(() => ends[0]?.())
  await pass(0.1)
  expect(screen.getByText('on_way')).toBeVisible()
})
