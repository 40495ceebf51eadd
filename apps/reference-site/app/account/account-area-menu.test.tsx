import { createStore, memoryPorts, StoreProvider } from '@shyrdak/react-store'
import type { MenuItem, WholesaleStatus } from '@shyrdak/sdk/contract'
import { fakeTransport } from '@shyrdak/sdk/testing'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messagesIn } from '../messages/messages-in.ts'
import { AccountAreaMenu } from './account-area-menu.tsx'
import { ownClient } from './own-client.ts'

vi.mock('./own-client.ts', () => ({ ownClient: vi.fn() }))

const entry = (id: number, title: string, url: string): MenuItem => ({ id, title, url, childrens: [] })
const shell = {
  menu: [entry(1, 'Rugs', '/categories/rugs')],
  wholesaleMenu: [entry(2, 'Price list', '/admin/price-list')],
}

async function openMenu(status: WholesaleStatus | 'unreachable') {
  vi.mocked(ownClient)
    .mockReset()
    .mockImplementation(async () => {
      if (status === 'unreachable') throw new Error('offline')
      return { status } as Awaited<ReturnType<typeof ownClient>> // the menu reads nothing else
    })
  const ports = memoryPorts()
  ports.storage.set(STORAGE_KEYS.token, 'a-valid-token')
  ports.storage.set(STORAGE_KEYS.clientType, 'reyestr')
  ports.storage.set(STORAGE_KEYS.userId, '7')
  const store = createStore({ ...ports, language: 'en', country: 'KG', transport: fakeTransport({}) })
  const t = messagesIn('en', 'site/shell')
  render(
    <StoreProvider store={store}>
      <AccountAreaMenu shell={shell} t={t} path="/admin/profile" link={(path) => path} />
    </StoreProvider>,
  )
  await vi.waitFor(() => expect(ownClient).toHaveBeenCalled())
}

test('an approved wholesale client gets their own menu on account pages', async () => {
  await openMenu('active')
  expect(await screen.findByRole('link', { name: 'Price list' })).toHaveAttribute('href', '/admin/price-list')
  expect(screen.queryByRole('link', { name: 'Rugs' })).toBeNull()
})

test.each(['waiting', 'rejected', 'unreachable'] as const)(
  'a wholesale client who is %s keeps the shop’s sections, and gets no link that leads back to the profile',
  async (status) => {
    await openMenu(status)
    await act(async () => {})
    expect(screen.getByRole('link', { name: 'Rugs' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Price list' })).toBeNull()
  },
)
