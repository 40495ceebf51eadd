'use client'

import { createStore, StoreProvider } from '@shyrdak/react-store'
import { browserPorts } from '@shyrdak/react-store/browser'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import { Suspense, useState } from 'react'
import { shop } from './shop'

/** One store for all pages: in a browser with its storage, on the server without. */
export function Shop({ children }) {
  const [store] = useState(() =>
    createStore({ ...(typeof window === 'undefined' ? {} : browserPorts()), ...shop }),
  )
  return (
    <StoreProvider store={store}>
      {children}
      <Suspense>
        <AlertStack />
      </Suspense>
    </StoreProvider>
  )
}
