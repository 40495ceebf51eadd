import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryTabs } from '@shyrdak/state-machines/storage'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aStore } from '../../testing/a-store.ts'
import { aCell, aKit } from '../../testing/a-wholesale-cart.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'
import { useWholesaleCart, wholesaleCartOf } from './use-wholesale-cart.ts'

const CURRENTS = 'GET /wholesale/branding/currents/'

function Count() {
  const { view: cart } = useWholesaleCart()
  const { view: branding } = useWholesaleBranding()
  return <p>{cart ? `${cart.count} items, kits ${branding?.kits?.[0]?.remainder ?? '–'}` : 'unread'}</p>
}

test('two tabs of a wholesale client share one cart', async () => {
  const [here, there] = memoryTabs(2)
  const transport = fakeTransport({ [CURRENTS]: [aKit()] })
  const own = aStore({ transport, ...(here && { storage: here }) })
  const other = aStore({ transport, ...(there && { storage: there }) })
  await renderAsIsland(own.store, <Count />)
  expect(await screen.findByText('0 items, kits 60')).toBeVisible()
  const branded = aCell({ brand: { id: 1, name: 'Ak-Kiyiz' } })
  await act(() =>
    wholesaleCartOf(other.store).send({ type: 'cells.add', cells: [{ cell: branded, count: 24 }] }),
  )
  expect(await screen.findByText('24 items, kits 36')).toBeVisible()
})

test('kits that cannot be loaded are logged, and the client sees a dash', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = aStore({ transport: fakeTransport({ [CURRENTS]: refusal('INTERNAL', { status: 500 }) }) })
  render(
    <StoreProvider store={store}>
      <Count />
    </StoreProvider>,
  )
  expect(await screen.findByText('0 items, kits –')).toBeVisible()
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('wholesale.branding.currents failed:', expect.anything()),
  )
  log.mockRestore()
})
