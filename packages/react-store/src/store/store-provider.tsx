import { createContext, type ReactNode } from 'react'
import type { Store } from './store.ts'

export const StoreContext = createContext<Store | null>(null)

export function StoreProvider({ store, children }: { readonly store: Store; readonly children?: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}
