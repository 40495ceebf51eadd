import { StoreProvider } from '@shyrdak/react-store'
import type { ReactNode } from 'react'
import { serverStore } from '../store/server-store.ts'
import type { RequestContext } from '../page/request-context.ts'

/** The providers of an island on the server, the same as those of `mountIsland` in the browser. */
export function IslandShell({ children, ...pageContext }: RequestContext & { children: ReactNode }) {
  return <StoreProvider store={serverStore(pageContext)}>{children}</StoreProvider>
}
