import { createStore, StoreProvider, type DeskSdk } from '@shyrdak/react-store'
import { allMessages } from '@shyrdak/react-store/messages/all'
import type { FakeTransport } from '@shyrdak/sdk/testing'
import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, Outlet, useLoaderData } from 'react-router'

interface Place<Data> {
  /** The address that is opened, such as `/desk/reviews?state=all`. */
  at: string
  transport: FakeTransport
  /** What the page reads, again after every change. */
  load: (management: DeskSdk['management']) => Promise<Data>
  Page: ComponentType<Data>
}

const VISIT = {
  language: 'en',
  country: 'KG',
  hasChosenCountry: true,
  prefix: '',
  origin: 'https://store.example',
  apiHost: '',
} as const

/** Draws a page of the desk as a manager sees it, over a store that lives in the test. */
export async function atDesk<Data extends object>({ at, transport, load, Page }: Place<Data>) {
  const path = at.split('?', 1)[0] ?? at
  const store = createStore({ language: 'en', country: 'KG', messages: allMessages('en'), transport })
  function Loaded() {
    const data = useLoaderData<Data>() as Data // the loader below answers it as it is
    return <Page {...data} />
  }
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
          <Outlet />
        </StoreProvider>
      ),
      children: [{ path, loader: async () => load((await store.desk()).management), Component: Loaded }],
    },
  ])
  render(<Stub initialEntries={[at]} />)
  await screen.findByRole('heading', { level: 1 })
  return { store }
}
