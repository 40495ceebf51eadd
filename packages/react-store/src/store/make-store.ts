import type { ContractTree } from '@shyrdak/sdk/contract'
import { mediaUrl } from '@shyrdak/sdk/rules'
import type { RefusedCall } from '@shyrdak/state-machines/auth/rules'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { defaultPorts } from './default-ports.ts'
import { lazyActor } from './lazy-actor.ts'
import { loadedOnce } from './loaded-once.ts'
import type { Store, StoreOptions } from './store.ts'
import { createStoreI18n, loadNamespaces } from '../messages/store-i18n.ts'

/** Creates the store of one page from options that are already validated. */
export function createUncheckedStore(options: StoreOptions): Store {
  const {
    language,
    country,
    hasChosenCountry = true,
    apiHost = '',
    shop,
    prefix = shop === undefined ? '' : `${shop.replace(/\/+$/, '')}/${language}`,
    transport,
    managers,
    messages = {},
    readMessages,
    i18n = createStoreI18n(language, messages, readMessages),
    ...ownPorts
  } = options
  const link = (path: string) => prefix + path
  const ports = { ...defaultPorts(link, shop ?? apiHost), ...ownPorts }
  const http = (token?: string) => ({
    apiHost: apiHost || ports.navigation.origin,
    country: () => country,
    token: () => token ?? ports.storage.get(STORAGE_KEYS.token),
    language: () => language,
    onUnauthorized: (call: RefusedCall) => void store.auth.send({ type: 'call.refused', call }),
  })
  const loadClient = async (settings: ReturnType<typeof http>) =>
    (await import('./client.ts')).createClient(transport, settings)
  const ownClient = loadedOnce(() => loadClient(http()))

  const flow: typeof lazyActor = (load) => lazyActor(load, ports.reach)

  const store: Store = {
    language,
    country,
    hasChosenCountry,
    ports,
    link,
    image: (photo) => mediaUrl(apiHost, photo),
    async sdk<Contract extends ContractTree>(contract: Contract | Promise<Contract>, token?: string) {
      const [clientOf, loaded] = await Promise.all([
        token === undefined ? ownClient() : loadClient(http(token)),
        contract,
      ])
      return clientOf(loaded as Contract) // a contract is plain data, not a promise
    },
    async managerContract() {
      if (!managers)
        throw new Error('managerContract(): createStore() was called without the option managers')
      return managers()
    },
    i18n,
    loadMessages: (namespaces) => loadNamespaces(i18n, namespaces),
    auth: flow(async () => (await import('../features/auth/start.ts')).startAuth(store)),
    alerts: flow(async () => (await import('../features/alerts/start.ts')).startAlerts()),
    retailCart: flow(async () => (await import('../features/cart/start.ts')).startRetailCart(store)),
    countryChoice: flow(async () => (await import('../features/country/start.ts')).startCountry(store)),
    checkout: flow(async () => (await import('../features/checkout/start.ts')).startCheckout(store)),
  }
  return store
}
