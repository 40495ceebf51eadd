import { StoreProvider, type Store } from '@shyrdak/react-store'
import type { Language } from '@shyrdak/sdk/contract'
import { Suspense, useState, type ReactNode } from 'react'
import { aShop, type ShopSetting } from './a-shop.ts'

interface ShopProps {
  language: Language
  setting?: ShopSetting | undefined
  children: ReactNode | ((store: Store) => ReactNode)
}

/** Provides a store to a widget. Changing the language creates a new store, as loading another page does. */
export const Shop = (props: ShopProps) => <OpenShop key={props.language} {...props} />

function OpenShop({ language, setting, children }: ShopProps) {
  const [store] = useState(() => aShop(language, setting))
  return (
    <StoreProvider store={store}>
      <Suspense fallback={null}>{typeof children === 'function' ? children(store) : children}</Suspense>
    </StoreProvider>
  )
}
