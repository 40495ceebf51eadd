import { StoreProvider } from '@shyrdak/react-store'
import type { ReactNode } from 'react'
import { serverStore } from '../store/server-store.ts'
import type { RequestContext } from '../page/request-context.ts'

/** What an island stands in while the server draws it: the same as `mountIsland` gives it in the browser. */
export function IslandShell({ children, ...pageContext }: RequestContext & { children: ReactNode }) {
  return <StoreProvider store={serverStore(pageContext)}>{children}</StoreProvider>
}
