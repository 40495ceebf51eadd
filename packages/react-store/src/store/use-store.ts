import { use } from 'react'
import type { Store } from './store.ts'
import { StoreContext } from './store-provider.tsx'

/** The store of the page. Throws outside a StoreProvider. */
export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('No store in context: wrap the widget in <StoreProvider store={…}>')
  return store
}
