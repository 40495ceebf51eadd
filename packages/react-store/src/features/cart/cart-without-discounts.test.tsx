import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStoreWithout } from '../../testing/a-store-without.ts'
import { StoreProvider } from '../../store/store-provider.tsx'
import { Cart } from './cart.tsx'

afterEach(() => vi.restoreAllMocks())

test('a shopper keeps the basket when its field for discount codes cannot be loaded', async () => {
  const store = aStoreWithout('discount')
  await store.loadMessages(['cart', 'alerts', 'errors', 'labels'])
  await store.retailCart.send({ type: 'line.add', goods: slippers(), count: 2 })
  // React resumes what suspends within `act` only if that is awaited.
  await act(async () =>
    render(
      <StoreProvider store={store}>
        <Cart />
      </StoreProvider>,
    ),
  )
  await waitFor(() => expect(document.querySelector('.shyrdak-discount-place')).toBeNull())
  expect(screen.getByRole('link', { name: 'Ala-Too slippers' })).toBeVisible()
})
