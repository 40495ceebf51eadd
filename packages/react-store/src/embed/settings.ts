import type { Language } from '@shyrdak/sdk/contract'

/** Where an element asks, where it leads, and whom it speaks to. Each is an attribute as well: `api-host` and so on. */
export interface ShyrdakSettings {
  /** Origin of the API, such as `https://api.shop.example`; the page's own by default. */
  readonly apiHost?: string | undefined
  /** Where the shop's own pages are, such as `https://shop.example`; the API's origin by default. */
  readonly shop?: string | undefined
  /** ISO 3166-1 alpha-2, such as `KG`, which is the default. */
  readonly country?: string | undefined
  /** That of the page by default, and Russian where the shop does not speak that. `ky` is `kg`. */
  readonly language?: Language | 'ky' | undefined
}

/** Settings that were looked through: every one is there, and can be trusted. */
export interface Setting {
  readonly apiHost: string
  readonly shop: string
  readonly country: string
  readonly language: Language
}

/** The attributes that any element, or a `<shyrdak-store>` around it, takes. */
export const SETTING_ATTRIBUTES = ['api-host', 'shop', 'country', 'language'] as const

export const STORE_TAG = 'shyrdak-store'

type Said = (attribute: (typeof SETTING_ATTRIBUTES)[number]) => string | null | undefined

const LANGUAGES: Readonly<Record<string, Language>> = { en: 'en', ru: 'ru', kg: 'kg', ky: 'kg' }

const languageIn = (text: string): Language | undefined => {
  const name = text.trim().toLowerCase().split('-')[0] ?? ''
  return Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name] : undefined
}

const countryIn = (text: string): string | undefined =>
  /^[a-z]{2}$/i.test(text.trim()) ? text.trim().toUpperCase() : undefined

function addressIn(text: string): string | undefined {
  const address = URL.parse(text, document.baseURI)
  // Anything else than a web address, `javascript:` first of all, leads nowhere.
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  return (address.origin + address.pathname).replace(/\/+$/, '')
}

/** What stands around an element, from the nearest out, also beyond the shadow roots that it stands in. */
function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at;) {
    const store: Element | null = at.closest(STORE_TAG)
    if (store) yield store
    const outside: Element | null | undefined = store?.parentElement
    const root = at.getRootNode()
    at = outside ?? (root instanceof ShadowRoot ? root.host : null)
  }
}

/** The settings of an element: its own attributes, those of the stores around it, the page's. What makes no sense is passed over. */
export function settingOf(element: Element, page: ShyrdakSettings): Setting {
  const sources: Said[] = [
    (name) => element.getAttribute(name),
    ...[...around(element)].map(
      (store): Said =>
        (name) =>
          store.getAttribute(name),
    ),
    (name) => (name === 'api-host' ? page.apiHost : page[name]),
  ]
  function first<T>(name: (typeof SETTING_ATTRIBUTES)[number], read: (text: string) => T | undefined) {
    for (const said of sources) {
      const text = said(name)
      const found = text ? read(text) : undefined
      if (found !== undefined) return found
      if (text) console.warn(`Shyrdak: "${text}" is no ${name}`, element)
    }
    return undefined
  }
  const apiHost = first('api-host', addressIn) ?? location.origin
  return {
    apiHost,
    shop: first('shop', addressIn) ?? apiHost,
    country: first('country', countryIn) ?? 'KG',
    language: first('language', languageIn) ?? languageIn(document.documentElement.lang) ?? 'ru',
  }
}
