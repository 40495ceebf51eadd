import type { Language, LANGUAGES as ALL_LANGUAGES } from '@shyrdak/sdk/contract'

/** Settings of the elements. Each is also an attribute, such as `api-host`. */
export interface ShyrdakSettings {
  /** Origin of the API, such as `https://api.shop.example`. Defaults to the page's origin. */
  readonly apiHost?: string | undefined
  /** Address of the shop's pages, such as `https://shop.example`. Defaults to the API's origin. */
  readonly shop?: string | undefined
  /** ISO 3166-1 alpha-2. Defaults to `KG`. */
  readonly country?: string | undefined
  /** Defaults to the page's language, or Russian when the shop does not support that. `ky` means `kg`. */
  readonly language?: Language | 'ky' | undefined
}

/** Validated settings with all defaults applied. */
export interface ResolvedSettings {
  readonly apiHost: string
  readonly shop: string
  readonly country: string
  readonly language: Language
}

/** Attributes accepted by every element and by `<shyrdak-store>`. */
export const SETTING_ATTRIBUTES = ['api-host', 'shop', 'country', 'language'] as const

export const STORE_TAG = 'shyrdak-store'

type Source = (attribute: (typeof SETTING_ATTRIBUTES)[number]) => string | null | undefined

/** Repeats the contract, whose schemas would be bundled; the type compares them. */
const LANGUAGES: typeof ALL_LANGUAGES = ['en', 'ru', 'kg']

const languageIn = (text: string): Language | undefined => {
  const name = text.trim().toLowerCase().split('-')[0]
  return LANGUAGES.find((one) => one === (name === 'ky' ? 'kg' : name))
}

const countryIn = (text: string): string | undefined => /^[A-Z]{2}$/.exec(text.trim().toUpperCase())?.[0]

function addressIn(text: string): string | undefined {
  if (!URL.canParse(text, document.baseURI)) return undefined
  const address = new URL(text, document.baseURI)
  // Only web addresses: in particular, `javascript:` must not become a link.
  if (!/^https?:$/.test(address.protocol)) return undefined
  return (address.origin + address.pathname).replace(/\/+$/, '')
}

/** The `<shyrdak-store>` elements around an element, innermost first, across shadow roots. */
function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at;) {
    const store: Element | null = at.closest(STORE_TAG)
    if (store) yield store
    const outside: Element | null | undefined = store?.parentElement
    const root = at.getRootNode()
    at = outside ?? (root instanceof ShadowRoot ? root.host : null)
  }
}

/**
 * Resolves settings from the element, the stores around it, then the page. Invalid values are skipped with a
 * warning.
 */
export function resolveSettings(element: Element, page: ShyrdakSettings): ResolvedSettings {
  const sources: Source[] = [
    (name) => element.getAttribute(name),
    ...[...around(element)].map(
      (store): Source =>
        (name) =>
          store.getAttribute(name),
    ),
    (name) => (name === 'api-host' ? page.apiHost : page[name]),
  ]
  function first<T>(name: (typeof SETTING_ATTRIBUTES)[number], read: (text: string) => T | undefined) {
    for (const source of sources) {
      const text = source(name)
      const found = text ? read(text) : undefined
      if (found !== undefined) return found
      if (text) console.warn(`Shyrdak: invalid ${name} "${text}" is ignored`, element)
    }
    return undefined
  }
  // Calls and images both use the origin, as with `createStore`; a path is ignored.
  const given = first('api-host', addressIn)
  const apiHost = given ? new URL(given).origin : location.origin
  return {
    apiHost,
    shop: first('shop', addressIn) ?? apiHost,
    country: first('country', countryIn) ?? 'KG',
    language: first('language', languageIn) ?? languageIn(document.documentElement.lang) ?? 'ru',
  }
}
