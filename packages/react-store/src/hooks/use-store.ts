import { use } from 'react'
import type { Store } from '../store/store.ts'
import { StoreContext } from '../store/store-provider.tsx'

/** The store of the page. Throws outside a StoreProvider. */
export function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('A widget needs a <StoreProvider store> around it')
  return store
}
