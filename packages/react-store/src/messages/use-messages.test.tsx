import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import type { Store } from '../store/store.ts'
import { StoreProvider } from '../store/store-provider.tsx'
import { readMessages } from './read-messages.ts'
import { useMessages } from './use-messages.ts'

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        Try again
      </button>
    )
  }
}

function Title() {
  return <h1>{useMessages('checkout', 'orders')('title')}</h1>
}

/** A store whose texts can be loaded only while it is online. */
function aFarStore() {
  const requested: string[] = []
  let isOnline = true
  const made = createStore({
    language: 'en',
    country: 'KG',
    now: () => {
      throw new Error('A clock is refused while a page is prerendered')
    },
    readMessages: async (language, namespace) => {
      await Promise.resolve()
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
      return readMessages(language, namespace)
    },
  })
  const store: Store = {
    ...made,
    loadMessages(namespaces) {
      requested.push(...namespaces)
      return made.loadMessages(namespaces)
    },
  }
  return {
    store,
    requested,
    connect(is: boolean) {
      isOnline = is
    },
  }
}

const show = (store: Store) =>
  act(async () =>
    render(
      <StoreProvider store={store}>
        <Boundary>
          <Suspense fallback="…">
            <Title />
          </Suspense>
        </Boundary>
      </StoreProvider>,
    ),
  )

test('all namespaces of a component are requested together', async () => {
  const { store, requested } = aFarStore()
  await show(store)
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
  expect(requested).toEqual(['checkout', 'orders'])
})

test('texts that could not be loaded are loaded on a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store, connect } = aFarStore()
  connect(false)
  await show(store)
  const again = screen.getByRole('button', { name: 'Try again' })
  connect(true)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await act(async () => again.click())
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
