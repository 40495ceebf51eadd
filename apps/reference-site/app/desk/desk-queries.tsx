import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ShyrdakError
  }
}

// By default a timer, which a browser runs after the second press of a double click. A microtask runs before it,
// so that the pressed button is busy by then.
notifyManager.setScheduler(queueMicrotask)

const isUnforeseen = (error: unknown) => !isShyrdakError(error)

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The SDK already retries, and reports a missing connection itself.
        retry: false,
        networkMode: 'always',
        // Managers must not decide based on outdated data.
        gcTime: 0,
        // Each response is a new object, so that a reloaded list can be recognized by identity.
        structuralSharing: false,
        throwOnError: isUnforeseen,
      },
      mutations: { networkMode: 'always', throwOnError: isUnforeseen },
    },
  })

/** Provides the queries and mutations of desk pages. Queries are refetched when their tab gets the focus. */
export function DeskQueries({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
