import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { useStore, type Store } from '@shyrdak/react-store'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ShyrdakError
  }
}

const isUnforeseen = (error: unknown) => !isShyrdakError(error)

function makeClient({ auth }: Store): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError({ code }) {
        if (code === 'UNAUTHENTICATED') void auth.send({ type: 'session.expired' })
      },
    }),
    defaultOptions: {
      queries: {
        // The SDK has retried what it may, and says itself that there is no connection.
        retry: false,
        networkMode: 'always',
        // Nobody decides on what a list was when they last looked at it.
        gcTime: 0,
        // Each answer is another object, so that a list that was loaded again is known by it.
        structuralSharing: false,
        throwOnError: isUnforeseen,
      },
      mutations: { networkMode: 'always', throwOnError: isUnforeseen },
    },
  })
}

/** What pages of the desk read and change. It is read again when its tab is looked at again. */
export function DeskQueries({ children }: { children: ReactNode }) {
  const store = useStore()
  const [client] = useState(() => makeClient(store))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
