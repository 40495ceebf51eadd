import type { Language } from '@shyrdak/sdk/contract'

/** What a page knows of its request, on the server and in the browser. Constant while a document is open. */
export interface PageContext {
  language: Language
  /** The country chosen, or the default one while `hasChosenCountry` is false. */
  country: string
  hasChosenCountry: boolean
  /** `/en`, `/ru`, `/kg` where the address says so, else empty. */
  prefix: '' | `/${Language}`
  /** The address without its language prefix, such as `/product/tush-kyiz-mules`. */
  path: string
  /** The origin people see, for canonical and social links. */
  origin: string
  /** The origin of the API where that is elsewhere, else empty. */
  apiHost: string
  /** Where the shop is and how it is called, in each language, for what the desk prints. */
  shop?: Readonly<Record<Language, ShopPlace>>
}

interface ShopPlace {
  readonly address?: string | undefined
  readonly phone?: string | undefined
}

/** The page's part of a wider context. */
export const pageContextOf = ({
  language,
  country,
  hasChosenCountry,
  prefix,
  path,
  origin,
  apiHost,
  shop,
}: PageContext): PageContext => ({
  language,
  country,
  hasChosenCountry,
  prefix,
  path,
  origin,
  apiHost,
  ...(shop && { shop }),
})

/** The same as attributes of `<html>`, for scripts that run without a router. */
export const documentAttributes = ({
  language,
  country,
  hasChosenCountry,
  prefix,
  apiHost,
}: PageContext) => ({
  'data-language': language,
  'data-country': country,
  'data-country-chosen': hasChosenCountry || undefined,
  'data-prefix': prefix || undefined,
  'data-api-host': apiHost || undefined,
})

/** The context of the document that is open, as the server wrote it on `<html>`. */
export function pageContextOfDocument(): PageContext {
  const { language, country, countryChosen, prefix = '', apiHost = '' } = document.documentElement.dataset
  return {
    // `documentAttributes` wrote these.
    language: language as Language,
    country: country as string,
    hasChosenCountry: countryChosen !== undefined,
    prefix: prefix as PageContext['prefix'],
    path: location.pathname.slice(prefix.length) || '/',
    origin: location.origin,
    apiHost,
  }
}
