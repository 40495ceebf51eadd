import { StoreProvider } from '@shyrdak/react-store'
import { useState, type ReactNode } from 'react'
import type { PageVisit } from '../page/use-visit.ts'
import { pageStore } from './page-store.ts'
import { serverStore } from './server-store.ts'

/** The store around a page's widgets: the browser's own there, a drawing one on the server. */
export function PageStore({ children, ...visit }: PageVisit & { children: ReactNode }) {
  const [store] = useState(() => (import.meta.env.SSR ? serverStore(visit) : pageStore()))
  return <StoreProvider store={store}>{children}</StoreProvider>
}
