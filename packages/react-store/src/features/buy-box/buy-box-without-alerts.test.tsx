import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStoreWithout } from '../../testing/a-store-without.ts'
import { StoreProvider } from '../../store/store-provider.tsx'
import { BuyBox } from './buy-box.tsx'

afterEach(() => vi.restoreAllMocks())

test('a shopper can go on choosing when the message about what was added cannot be loaded', async () => {
  const store = aStoreWithout('alerts')
  await store.loadMessages(['buy-box'])
  const { product_id: id, slug, name, sale_cost, photo } = slippers()
  const sizes = [
    { size: '38', stock: 5 },
    { size: '39', stock: 5 },
  ]
  const color = { id: 71, color_id: 1, name, hex: '#a3282f', photo, sizes }
  render(
    <StoreProvider store={store}>
      <BuyBox product={{ id, slug, name, sale_cost, colors: [color] }} />
    </StoreProvider>,
  )
  await userEvent.click(screen.getByRole('radio', { name: /39/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(store.alerts.view()?.alerts).toHaveLength(1))
  await waitFor(() => expect(store.retailCart.view()?.lines).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('radio', { name: /39/ })).toBeChecked()
})
