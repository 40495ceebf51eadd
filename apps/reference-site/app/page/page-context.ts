import type { Language } from '@shyrdak/sdk/contract'

/** The request data that a page needs on the server and in the browser. Constant while a document is open. */
export interface PageContext {
  language: Language
  /** The chosen country, or the default one while `hasChosenCountry` is false. */
  country: string
  hasChosenCountry: boolean
  /** `/en`, `/ru` or `/kg` when the URL has a language prefix, else empty. */
  prefix: '' | `/${Language}`
  /** The path without its language prefix, such as `/product/tush-kyiz-mules`. */
  path: string
  /** The public origin, for canonical and social links. */
  origin: string
  /** The origin of a remote API, else empty. */
  apiHost: string
  /** The shop's address and phone number in each language, for the documents that the desk prints. */
  shop?: Readonly<Record<Language, ShopPlace>>
}

interface ShopPlace {
  readonly address?: string | undefined
  readonly phone?: string | undefined
}

/** Picks the page's context from a wider one. */
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

/** Reads the context of the open document back from `<html>`. */
export function pageContextOfDocument(): PageContext {
  const { language, country, countryChosen, prefix = '', apiHost = '' } = document.documentElement.dataset
  return {
    // Written by `documentAttributes`, which is in another file: browsers load it only to hydrate a page.
    language: language as Language,
    country: country as string,
    hasChosenCountry: countryChosen !== undefined,
    prefix: prefix as PageContext['prefix'],
    path: location.pathname.slice(prefix.length) || '/',
    origin: location.origin,
    apiHost,
  }
}
