import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { i18nIn } from './a-store.ts'
import { createStore } from '../store/create-store.ts'
import { memoryPorts } from '../store/memory-ports.ts'
import type { Store } from '../store/store.ts'
import { StoreProvider } from '../store/store-provider.tsx'

/** Renders a widget as the server does, then hydrates it; any mismatch fails. `before` runs in between. */
export async function renderAsIsland(
  store: Store,
  widget: ReactElement,
  before?: (rendered: HTMLElement) => void,
) {
  const { language, country, hasChosenCountry } = store
  const server = createStore({
    ...memoryPorts(),
    language,
    country,
    hasChosenCountry,
    prefix: store.link(''),
    i18n: i18nIn[language],
  })
  const html = renderToString(<StoreProvider store={server}>{widget}</StoreProvider>)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  before?.(container)
  const refused: unknown[] = []
  // React reports attribute mismatches only through the console.
  const log = vi.spyOn(console, 'error').mockImplementation((...args) => void refused.push(args))
  const view = await act(async () =>
    render(<StoreProvider store={store}>{widget}</StoreProvider>, {
      container,
      hydrate: true,
      onRecoverableError: (error) => refused.push(error),
    }),
  )
  log.mockRestore()
  if (refused.length > 0)
    throw new AggregateError(refused, 'Hydration mismatch between server and browser HTML')
  return { ...view, html }
}
