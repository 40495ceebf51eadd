import { mediaUrl } from '@shyrdak/sdk/rules'
import type { RefusedCall } from '@shyrdak/state-machines/auth/rules'
import type { WordsJourney } from '../locales/words.ts'
import { lazyJourney } from './journey.ts'
import { memoryPorts } from './memory-ports.ts'
import { onceLoaded } from './once-loaded.ts'
import { TOKEN } from './token-key.ts'
import type { Store, StoreOptions } from './store.ts'
import { wordsShelf } from './words-shelf.ts'

/**
 * A store for one page, in one language and country. Nothing is loaded or started before a widget needs it.
 *
 * @example
 * const store = createStore({ language: 'kg', country: 'KG', ...browserPorts() })
 * await store.loadWords(['basket'])
 */
export function createStore(options: StoreOptions): Store {
  const {
    language,
    country,
    hasChosenCountry = true,
    apiHost = '',
    prefix = '',
    transport,
    words,
    ...given
  } = options
  const ports = { ...memoryPorts(), ...given }
  const shelf = wordsShelf(language, words ?? {})
  const http = () => ({
    apiHost: apiHost || ports.navigation.origin,
    country: () => country,
    token: () => ports.storage.get(TOKEN),
    language: () => language,
    onRefused: (call: RefusedCall) => void store.auth.send({ type: 'call.refused', call }).catch(() => {}),
  })

  const store: Store = {
    language,
    country,
    hasChosenCountry,
    ports,
    link: (path) => prefix + path,
    picture: (photo) => mediaUrl(apiHost, photo),
    sdk: onceLoaded(async () => (await import('./widget-contract.ts')).createWidgetSdk(transport, http())),
    catalogue: onceLoaded(async () =>
      (await import('./catalogue-contract.ts')).createCatalogueSdk(transport, http()),
    ),
    special: onceLoaded(async () =>
      (await import('./special-contract.ts')).createSpecialSdk(transport, http()),
    ),
    account: async (token) => {
      const { createAccountSdk } = await import('./account-contract.ts')
      return createAccountSdk(transport, token === undefined ? http() : { ...http(), token: () => token })
    },
    desk: onceLoaded(async () => (await import('./desk-contract.ts')).createDeskSdk(transport, http())),
    loadWords: shelf.load,
    hasWords: (journey) => shelf.find(journey) !== undefined,
    words: <J extends WordsJourney>(journey: J) => {
      const found = shelf.find(journey)
      if (!found)
        throw new Error(`The words of "${journey}" were not loaded: call loadWords(['${journey}']) before`)
      return found
    },
    auth: lazyJourney(async () => (await import('../journeys/auth.ts')).startAuth(store)),
    alerts: lazyJourney(async () => (await import('../journeys/alerts.ts')).startAlerts()),
    retailCart: lazyJourney(async () => (await import('../journeys/retail-cart.ts')).startRetailCart(store)),
    countryChoice: lazyJourney(async () => (await import('../journeys/country.ts')).startCountry(store)),
    checkout: lazyJourney(async () => (await import('../journeys/checkout.ts')).startCheckout(store)),
  }
  return store
}
