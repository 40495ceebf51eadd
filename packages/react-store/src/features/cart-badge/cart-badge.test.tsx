import { act, screen } from '@testing-library/react'
import { memoryTabs } from '@shyrdak/state-machines/storage'
import { expect, test } from 'vitest'
import { slippers } from '../../testing/a-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { CartBadge } from './cart-badge.tsx'

test('the badge counts the items in the cart, including those added in another tab', async () => {
  const [here, there] = memoryTabs(2)
  const { store } = aStore({ language: 'ru', ...(here ? { storage: here } : {}) })
  const other = aStore(there ? { storage: there } : {})
  await renderAsIsland(store, <CartBadge />)
  expect(await screen.findByRole('link', { name: 'Корзина, пусто' })).toHaveAttribute('href', '/order/basket')
  await act(() => other.store.retailCart.send({ type: 'line.add', goods: slippers(), count: 3 }))
  expect(await screen.findByRole('link', { name: /3\sтовара/ })).toBeVisible()
  expect(await findBarriers()).toEqual([])
})
