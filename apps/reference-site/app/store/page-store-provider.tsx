import { StoreProvider } from '@shyrdak/react-store'
import { useState, type ReactNode } from 'react'
import type { PageContext } from '../page/page-context.ts'
import { pageStore } from './page-store.ts'
import { serverStore } from './server-store.ts'

/** Provides the store for the widgets: the page's own in the browser, a render-only one on the server. */
export function PageStore({ children, ...pageContext }: PageContext & { children: ReactNode }) {
  const [store] = useState(() => (import.meta.env.SSR ? serverStore(pageContext) : pageStore()))
  return <StoreProvider store={store}>{children}</StoreProvider>
}
