import { createStore, memoryPorts, StoreProvider, type StorePorts } from '@shyrdak/react-store'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import { serverI18n } from '../../messages/server-i18n.ts'
import type { I18n } from '@shyrdak/sdk/messages'
import type { FakeTransport } from '@shyrdak/sdk/testing'
import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, Outlet } from 'react-router'
import { expect } from 'vitest'
import { DeskQueries } from '../desk-queries.tsx'
import { LeaveGuard } from '../form/leave-guard.tsx'

interface Place {
  /** The URL to open, such as `/desk/reviews?state=all`. */
  at: string
  transport: FakeTransport
  Page: ComponentType
  /** The texts of the store; all of them by default. */
  i18n?: I18n
  /** The storage of the browser; by default a new one. */
  browser?: Pick<StorePorts, 'storage' | 'session'>
  /** Pages at other paths, for redirects. */
  others?: Readonly<Record<string, ComponentType>>
}

const VISIT = {
  language: 'en',
  country: 'KG',
  hasChosenCountry: true,
  prefix: '',
  origin: 'https://store.example',
  apiHost: '',
  shop: {
    en: { address: '17 Zhanybek Batyr Street, Bishkek', phone: '+996 700 123 456' },
    ru: { address: 'ул. Жаныбека Батыра, 17, Бишкек', phone: '+996 700 123 456' },
    kg: { address: 'Жаныбек Баатыр көчөсү, 17, Бишкек', phone: '+996 700 123 456' },
  },
} as const

/** Renders a page of the desk for a manager, with an in-memory store. */
export async function atDesk({ at, transport, Page, i18n = serverI18n('en'), browser, others = {} }: Place) {
  const path = at.split('?', 1)[0] ?? at
  const store = createStore({
    ...memoryPorts(),
    ...browser,
    language: 'en',
    country: 'KG',
    i18n,
    transport,
  })
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({
        pageContext: { ...VISIT, path },
        shell: { countries: [{ code: 'KG', name: 'Kyrgyzstan' }] },
      }),
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      Component: () => (
        <StoreProvider store={store}>
          <DeskQueries>
            <LeaveGuard>
              <Outlet />
            </LeaveGuard>
            <AlertStack />
          </DeskQueries>
        </StoreProvider>
      ),
      children: [
        { path, Component: Page },
        ...Object.entries(others).map(([other, Component]) => ({ path: other, Component })),
      ],
    },
  ])
  render(<Stub initialEntries={[at]} />)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
  return { store }
}
