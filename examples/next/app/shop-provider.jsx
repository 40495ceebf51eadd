'use client'

import { createStore, StoreProvider } from '@shyrdak/react-store'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import { useState } from 'react'
import { messages, shop } from './shop'

/** One store for all pages. It persists the basket in a browser, and nothing on the server. */
export function Shop({ children }) {
  const [store] = useState(() => createStore({ ...shop, messages }))
  return (
    <StoreProvider store={store}>
      {children}
      <AlertStack />
    </StoreProvider>
  )
}
