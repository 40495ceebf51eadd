import { createContext, useEffect, type ReactNode } from 'react'
import type { Store } from './store.ts'
import { transferCartOnLeaving } from './transfer-cart.ts'

export const StoreContext = createContext<Store | null>(null)

interface StoreProviderProps {
  readonly store: Store
  readonly children?: ReactNode
}

/** The store of the widgets inside. Links of the page to a shop elsewhere take its cart along. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  useEffect(() => transferCartOnLeaving(document, store), [store])
  return <StoreContext value={store}>{children}</StoreContext>
}
