import { StoreProvider } from '@shyrdak/react-store'
import type { ReactNode } from 'react'
import { serverStore } from '../store/server-store.ts'
import type { Visit } from '../visit.ts'

/** What an island stands in while the server draws it: the same as `mountIsland` gives it in the browser. */
export function IslandShell({ children, ...visit }: Visit & { children: ReactNode }) {
  return <StoreProvider store={serverStore(visit)}>{children}</StoreProvider>
}
