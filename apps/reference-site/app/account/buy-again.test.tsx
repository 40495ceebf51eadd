import { createStore, memoryPorts, StoreProvider } from '@shyrdak/react-store'
import { anOrder, fakeTransport } from '@shyrdak/sdk/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BuyAgain } from './buy-again.tsx'

const { items } = anOrder()

function show(ports = memoryPorts()) {
  const go = vi.spyOn(ports.navigation, 'go')
  const store = createStore({ ...ports, language: 'en', country: 'KG', transport: fakeTransport() })
  render(
    <StoreProvider store={store}>
      <BuyAgain lines={items} tone="primary" />
    </StoreProvider>,
  )
  return { store, go, button: screen.getByRole('button', { name: 'Buy again' }) }
}

test('a shopper who presses “Buy again” twice gets each item once', async () => {
  const { store, go, button } = show()
  await userEvent.dblClick(button)
  await waitFor(() => expect(go).toHaveBeenCalledOnce())
  const counts = store.retailCart.view()?.lines.map(({ count }) => count)
  expect(counts).toEqual(items.map(({ count }) => count))
})

test('a shopper whose connection is lost reads that nothing was added, and can try again', async () => {
  const { store, go, button } = show()
  vi.spyOn(store.retailCart, 'send').mockRejectedValueOnce(new TypeError('Load failed'))
  await userEvent.click(button)
  expect(await screen.findByText(/check your connection/)).toBeVisible()
  await userEvent.click(button)
  await waitFor(() => expect(go).toHaveBeenCalledOnce())
})
