import { createContext, useEffect, type ReactNode } from 'react'
import type { Store } from './store.ts'
import { transferCartOnLeaving } from './transfer-cart.ts'

export const StoreContext = createContext<Store | null>(null)

interface StoreProviderProps {
  readonly store: Store
  readonly children?: ReactNode
}

/** Provides the store to the widgets inside. Links to a shop at another origin carry the cart along. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  useEffect(() => transferCartOnLeaving(document, store), [store])
  return <StoreContext value={store}>{children}</StoreContext>
}
