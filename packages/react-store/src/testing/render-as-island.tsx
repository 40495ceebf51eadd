import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { allMessages } from '../locales/all-messages.ts'
import { createStore } from '../store/create-store.ts'
import type { Store } from '../store/store.ts'
import { StoreProvider } from '../store/store-provider.tsx'

/**
 * Draws a widget as a server does, then lets React take it over in the browser; any difference fails.
 * `before` is what somebody does to the page in between.
 */
export async function renderAsIsland(
  store: Store,
  widget: ReactElement,
  before?: (rendered: HTMLElement) => void,
) {
  const { language, country, hasChosenCountry } = store
  const messages = allMessages(language)
  const server = createStore({ language, country, hasChosenCountry, prefix: store.link(''), messages })
  const html = renderToString(<StoreProvider store={server}>{widget}</StoreProvider>)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  before?.(container)
  const refused: unknown[] = []
  // React only logs an attribute that differs.
  const log = vi.spyOn(console, 'error').mockImplementation((...said) => void refused.push(said))
  const view = await act(async () =>
    render(<StoreProvider store={store}>{widget}</StoreProvider>, {
      container,
      hydrate: true,
      onRecoverableError: (error) => refused.push(error),
    }),
  )
  log.mockRestore()
  if (refused.length > 0) throw new AggregateError(refused, 'Server and browser drew differently')
  return { ...view, html }
}
