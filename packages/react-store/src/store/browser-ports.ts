import { browserStorage, windowNameArea } from '@shyrdak/state-machines/storage'
import { historyArea } from './history-area.ts'
import { NO_HISTORY } from './no-history.ts'
import { pageStorage, prefixedArea } from './page-storage.ts'
import type { HistoryPort, NavigationPort, StorePorts } from './ports.ts'
import { postPreferences } from './post-preferences.ts'
import { CART_COUNT_EVENT, UNREAD_EVENT } from './window-events.ts'

export { CART_COUNT_EVENT, UNREAD_EVENT }

/** The field of `history.state` that holds a widget's step. */
const STEP = 'shyrdakStep'

const navigation = (): NavigationPort => ({
  origin: location.origin,
  path: () => location.pathname + location.search,
  replaceQuery(fields) {
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(fields))
      if (value === null) address.searchParams.delete(name)
      else address.searchParams.set(name, value)
    history.replaceState(history.state, '', address)
  },
  takeFragment(name) {
    const fragment = location.hash.slice(1)
    if (!fragment.startsWith(`${name}=`)) return null
    history.replaceState(history.state, '', location.pathname + location.search)
    try {
      return decodeURIComponent(fragment.slice(name.length + 1))
    } catch {
      return null
    }
  },
  fragment: () => location.hash.slice(1),
  go: (path) => location.assign(path),
  leave({ method, url, fields }) {
    if (method === 'GET') return location.assign(url)
    const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true })
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    document.body.append(form)
    form.submit()
  },
  reload: () => location.reload(),
})

/** The step in a history state; null without one. Any script may have written that state. */
function stepOf(state: unknown): string | null {
  const step = (state as Record<string, unknown> | null)?.[STEP] // checked below
  return typeof step === 'string' ? step : null
}

const steps = (): HistoryPort => ({
  // A state may be anything; what is no object has nothing to spread.
  push: (step) => history.pushState({ ...(history.state as object | null), [STEP]: step }, ''),
  current: () => stepOf(history.state),
  back: (entries) => history.go(-entries),
  subscribe(listener) {
    const onPopState = ({ state }: PopStateEvent) => listener(stepOf(state))
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  },
})

/** Falls back to storage that lasts as long as the tab when the browser's storage is blocked or full. */
function storages(): Pick<StorePorts, 'storage' | 'session'> {
  const entry = browserStorage({ area: historyArea })
  const name = browserStorage({ area: () => windowNameArea(window), fallback: entry })
  const session = browserStorage({ area: () => sessionStorage, fallback: name })
  return {
    storage: browserStorage({ area: () => localStorage, events: window, fallback: session }),
    session,
  }
}

/**
 * Ports for browsers; the default of `createStore` on the shop's own pages. For hosts that replace some of
 * them.
 *
 * @example
 * const { navigation, ...ports } = browserPorts()
 * createStore({ ...ports, navigation: { ...navigation, go: (path) => router.push(path) }, language, country })
 */
export const browserPorts = (): StorePorts => ({
  ...storages(),
  navigation: navigation(),
  history: steps(),
  geolocation: 'geolocation' in navigator ? navigator.geolocation : undefined,
  savePreferences: postPreferences,
  openGate: async (attempt) => (await import('../features/access-gate/open-gate.ts')).openGate(attempt),
  // `crypto.randomUUID` is missing on pages without HTTPS.
  newKey: () => Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('-'),
  now: () => Date.now(),
  onItemCount: (items) => void dispatchEvent(new CustomEvent(CART_COUNT_EVENT, { detail: { items } })),
  onUnread: (unread) => void dispatchEvent(new CustomEvent(UNREAD_EVENT, { detail: { unread } })),
})

/**
 * Ports for a page outside the shop; the default of `createStore` there. Storage keys begin with `prefix`, so
 * that the page's own `id_token` is never mistaken for the shop's. The page's URL and history stay untouched,
 * and the country is saved in storage only, as the page has no `/preferences`.
 *
 * @example
 * const ports = hostPagePorts()
 * createStore({ ...ports, shop, language, country: readCountry(ports.storage) ?? 'KG' })
 */
export function hostPagePorts(prefix = 'shyrdak.'): StorePorts {
  const ports = browserPorts()
  const session = browserStorage({
    area: () => prefixedArea(sessionStorage, prefix),
    fallback: browserStorage({ area: () => windowNameArea(window) }),
  })
  return {
    ...ports,
    storage: pageStorage(prefix, session),
    session,
    navigation: { ...ports.navigation, replaceQuery: () => {} },
    history: NO_HISTORY,
    savePreferences: async () => {},
  }
}
