import { browserPorts } from '../store/browser-ports.ts'
import { createStore } from '../store/create-store.ts'
import type { Store } from '../store/store.ts'
import { pageStorage } from './page-storage.ts'
import type { Setting } from './settings.ts'

interface CachedStore {
  readonly key: string
  readonly store: Store
}

const stores = new Map<string, CachedStore>()

/** The store of these settings, one for all elements of the page that have them. All stores of a page share one cart. */
export function storeFor(setting: Setting): CachedStore {
  const { apiHost, shop, country, language } = setting
  const key = [apiHost, shop, country, language].join(' ')
  const known = stores.get(key)
  if (known) return known
  const ports = browserPorts()
  const store = createStore({
    ...ports,
    storage: pageStorage(new URL(shop).origin === location.origin),
    // The address and the history are those of the page, and what it says there is its own.
    navigation: { ...ports.navigation, replaceQuery: () => {} },
    history: { push: () => {}, back: () => {}, subscribe: () => () => {} },
    savePreferences: async () => {},
    language,
    country,
    apiHost,
    prefix: `${shop}/${language}`,
  })
  const kept = { key, store }
  stores.set(key, kept)
  return kept
}
