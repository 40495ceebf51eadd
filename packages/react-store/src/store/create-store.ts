import { checkOptions } from './check-options.ts'
import { createUncheckedStore } from './make-store.ts'
import type { Store, StoreOptions } from './store.ts'

/**
 * Creates the store of one page, in one language and country. Code is loaded and flows are started on first
 * use. Uses the browser's storage and navigation in a browser, and memory on a server.
 *
 * @example
 * const store = createStore({ language: 'kg', country: 'KG', shop: 'https://shop.example' })
 * await store.loadMessages(['cart'])
 */
export function createStore(options: StoreOptions): Store {
  checkOptions(options)
  const { apiHost = options.shop } = options
  // Calls and images both use the origin; a path in the option is ignored.
  return createUncheckedStore({ ...options, apiHost: apiHost ? new URL(apiHost).origin : '' })
}
