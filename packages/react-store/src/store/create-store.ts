import { mediaUrl } from '@shyrdak/sdk/rules'
import type { RefusedCall } from '@shyrdak/state-machines/auth/rules'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { lazyActor } from './lazy-actor.ts'
import { memoryPorts } from './memory-ports.ts'
import { onceLoaded } from './once-loaded.ts'
import type { Store, StoreOptions } from './store.ts'
import { createStoreI18n, loadNamespaces } from '../messages/store-i18n.ts'

/**
 * Creates the store of one page, in one language and country. Code is loaded and flows are started on first
 * use.
 *
 * @example
 * const store = createStore({ language: 'kg', country: 'KG', ...browserPorts() })
 * await store.loadMessages(['cart'])
 */
export function createStore(options: StoreOptions): Store {
  const {
    language,
    country,
    hasChosenCountry = true,
    apiHost = '',
    prefix = '',
    transport,
    managers,
    messages = {},
    readMessages,
    i18n = createStoreI18n(language, messages, readMessages),
    ...ownPorts
  } = options
  const ports = { ...memoryPorts(), ...ownPorts }
  const http = (token?: string) => ({
    apiHost: apiHost || ports.navigation.origin,
    country: () => country,
    token: () => token ?? ports.storage.get(STORAGE_KEYS.token),
    language: () => language,
    onUnauthorized: (call: RefusedCall) =>
      void store.auth.send({ type: 'call.refused', call }).catch(() => {}),
  })

  const store: Store = {
    language,
    country,
    hasChosenCountry,
    ports,
    link: (path) => prefix + path,
    image: (photo) => mediaUrl(apiHost, photo),
    sdk: onceLoaded(async () => (await import('./widget-contract.ts')).createWidgetSdk(transport, http())),
    catalogue: onceLoaded(async () =>
      (await import('./catalogue-contract.ts')).createCatalogueSdk(transport, http()),
    ),
    special: onceLoaded(async () =>
      (await import('./special-contract.ts')).createSpecialSdk(transport, http()),
    ),
    account: async (token) => {
      const { createAccountSdk } = await import('./account-contract.ts')
      return createAccountSdk(transport, http(token))
    },
    managers: async (token) => {
      if (!managers) throw new Error('createStore() was given no managers')
      return store.connect(await managers(), token)
    },
    connect: async (contract, token) =>
      (await import('./host-contract.ts')).createHostSdk(contract, transport, http(token)),
    i18n,
    loadMessages: (namespaces) => loadNamespaces(i18n, namespaces),
    auth: lazyActor(async () => (await import('../features/auth/start.ts')).startAuth(store)),
    alerts: lazyActor(async () => (await import('../features/alerts/start.ts')).startAlerts()),
    retailCart: lazyActor(async () => (await import('../features/cart/start.ts')).startRetailCart(store)),
    countryChoice: lazyActor(async () => (await import('../features/country/start.ts')).startCountry(store)),
    checkout: lazyActor(async () => (await import('../features/checkout/start.ts')).startCheckout(store)),
  }
  return store
}
