import { hostPagePorts } from '../store/browser-ports.ts'
import { createUncheckedStore } from '../store/make-store.ts'
import type { Store } from '../store/store.ts'
import { reportCart } from './report-events.ts'
import type { ResolvedSettings } from './settings.ts'

interface CachedStore {
  readonly key: string
  readonly store: Store
}

const stores = new Map<string, CachedStore>()

/** Returns one store per combination of settings. All stores of a page share one cart. */
export function storeFor(settings: ResolvedSettings): CachedStore {
  const { apiHost, shop, country, language } = settings
  const key = [apiHost, shop, country, language].join(' ')
  const cached = stores.get(key)
  if (cached) return cached
  const isOwnPage = new URL(shop).origin === location.origin
  const made = createUncheckedStore({
    ...(isOwnPage ? hostPagePorts('') : hostPagePorts()),
    language,
    country,
    apiHost,
    shop,
  })
  const created = { key, store: reportCart(made) }
  stores.set(key, created)
  return created
}
