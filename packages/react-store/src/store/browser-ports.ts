import { browserStorage } from '@shyrdak/state-machines/storage'
import type { HistoryPort, NavigationPort, StorePorts } from './ports.ts'

/** Fired on the window whenever the cart changes; `detail` is `{ pieces }`. */
export const CART_EVENT = 'shyrdak:cart'

/** The field of `history.state` that names a step of a widget. */
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
    const said = location.hash.slice(1)
    if (!said.startsWith(`${name}=`)) return null
    history.replaceState(history.state, '', location.pathname + location.search)
    try {
      return decodeURIComponent(said.slice(name.length + 1))
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

const steps = (): HistoryPort => ({
  push: (step) => history.pushState({ ...(history.state as object | null), [STEP]: step }, ''),
  back: () => history.back(),
  subscribe(listener) {
    const hear = ({ state }: PopStateEvent) => {
      const step: unknown = (state as Record<string, unknown> | null)?.[STEP] // anybody may have written it
      listener(typeof step === 'string' ? step : null)
    }
    addEventListener('popstate', hear)
    return () => removeEventListener('popstate', hear)
  },
})

async function savePreferences(choice: { readonly country: string }): Promise<void> {
  const body = new URLSearchParams({ ...choice, return: '/' })
  // The answer is a redirect to a page; only the cookies it sets matter, so it is not followed.
  const answer = await fetch('/preferences', { method: 'POST', body, redirect: 'manual' })
  if (!answer.ok && answer.type !== 'opaqueredirect') throw new Error('The choice was not kept')
}

/** The browser of the shopper, the one place where globals are reached for: `createStore({ ...browserPorts() })`. */
export const browserPorts = (): StorePorts => ({
  storage: browserStorage({ area: () => localStorage, events: window }),
  session: browserStorage({ area: () => sessionStorage }),
  navigation: navigation(),
  history: steps(),
  geolocation: 'geolocation' in navigator ? navigator.geolocation : undefined,
  savePreferences,
  openGate: async (attempt) => (await import('./open-gate.ts')).openGate(attempt),
  // `crypto.randomUUID` is missing on pages without https.
  newKey: () => Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('-'),
  now: () => Date.now(),
  onItemCount: (items) => void dispatchEvent(new CustomEvent(CART_EVENT, { detail: { items } })),
})
