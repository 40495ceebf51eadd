import { createContext, type ReactNode } from 'react'
import type { Store } from './store.ts'

export const StoreContext = createContext<Store | null>(null)

/** Hands one store to the widgets inside. */
export function StoreProvider({ store, children }: { readonly store: Store; readonly children?: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}
