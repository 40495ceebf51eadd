import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { AlertStack } from './alert-stack.tsx'
import { AlertsHere } from './alerts-here.tsx'

test('an alert shows its message and disappears when dismissed', async () => {
  const { store } = aStore({ language: 'kg' })
  await renderAsIsland(store, <AlertStack />)
  await act(() =>
    store.alerts.send({
      type: 'alert.raise',
      alert: { message: 'soldOut', params: { name: 'Калпак' }, tone: 'error', timeout: 60_000 },
    }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Калпак: жаңы эле сатылып бүттү')
  expect(await findBarriers()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Жабуу' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test.each([
  ['en', 1, 'Shyrdak: the only one we have is in your basket'],
  ['en', 2, 'Shyrdak: all 2 we have are in your basket'],
  ['ru', 1, 'Shyrdak: в корзине всё, что у нас есть (1\u00a0шт.)'],
  ['kg', 1, 'Shyrdak: бизде болгон жалгыз даана себетиңизде'],
] as const)('in %s, whoever has %s in the basket reads why no more fit', async (language, count, text) => {
  const { store } = aStore({ language })
  await renderAsIsland(store, <AlertStack />)
  await act(() =>
    store.alerts.send({
      type: 'alert.raise',
      alert: { message: 'atLimit', params: { name: 'Shyrdak', count }, timeout: 60_000 },
    }),
  )
  expect((await screen.findByRole('region')).textContent).toContain(text)
})

test('a text raised by a partner is shown unchanged', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <AlertStack />)
  await act(() =>
    store.alerts.send({ type: 'alert.raise', alert: { message: 'constructor', timeout: 60_000 } }),
  )
  expect(await screen.findByText('constructor')).toBeVisible()
})

test('the live region is there before the alert that it announces', async () => {
  const { store } = aStore()
  const { container } = await renderAsIsland(store, <AlertsHere />)
  const region = container.querySelector('[aria-live="polite"]')
  expect(region).toBeEmptyDOMElement()
  await act(() =>
    store.alerts.send({
      type: 'alert.raise',
      alert: { message: 'added', params: { name: 'Hat', count: 1 }, timeout: 60_000 },
    }),
  )
  expect(region).toContainElement(await screen.findByText('Hat is in your basket'))
})

test('an alert is shown once, even with several stacks on the page', async () => {
  const { store } = aStore()
  await renderAsIsland(
    store,
    <>
      <AlertsHere />
      <AlertStack />
      <AlertsHere />
    </>,
  )
  await act(() =>
    store.alerts.send({
      type: 'alert.raise',
      alert: { message: 'added', params: { name: 'Hat', count: 1 }, timeout: 60_000 },
    }),
  )
  expect(await screen.findAllByText('Hat is in your basket')).toHaveLength(1)
})

test('a newer alert about the same line replaces the older one, and alerts about other lines stay', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <AlertStack />)
  const raise = (message: string, key: string, count: number) =>
    store.alerts.send({
      type: 'alert.raise',
      alert: { message, params: { name: key, count, key }, timeout: 60_000 },
    })
  await act(async () => {
    await raise('added', 'Hat', 1)
    await raise('added', 'Rug', 1)
    await raise('raised', 'Hat', 2)
  })
  expect(await screen.findByText('Hat: now 2 in your basket')).toBeVisible()
  expect(screen.getByText('Rug is in your basket')).toBeVisible()
  expect(screen.queryByText('Hat is in your basket')).toBeNull()
})

test('a shopper has time to read that an undo has failed', async () => {
  const { store } = aStore()
  const retailCart = { ...store.retailCart, send: () => Promise.reject(new TypeError('Failed to fetch')) }
  await renderAsIsland({ ...store, retailCart }, <AlertStack />)
  const action = { name: 'cart.undo', label: 'undo' }
  await act(() =>
    store.alerts.send({ type: 'alert.raise', alert: { message: 'removed', timeout: 60_000, action } }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(screen.getByRole('alert')).toBeVisible()
})
