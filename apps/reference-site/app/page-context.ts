import type { Contract, Language } from '@shyrdak/sdk/contract'
import type { Sdk } from '@shyrdak/sdk'
import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { createContext, type RouterContext } from 'react-router'

/** An address that cannot be read, a form of another site, an address that nobody answers, and one that takes nothing. */
export type Refused = 400 | 403 | 404 | 405

/** The curtain before every page, and what it answered to the last password. */
export type Gate = GateResponse | { readonly kind: 'closed' }

/** What one request is about: who looks, in which words, from where. */
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
  /** Whether the people of the demo can log in, which the login then says. */
  hasDemoPeople: boolean
  /** The calls a loader makes: in this process, or over HTTP where the API is elsewhere. */
  sdk: Sdk<Contract>
  /** While the curtain is closed to this visitor, it is all that is drawn. */
  gate?: Gate
  /** Why this page says no, where it was not the page's own decision. */
  refused?: Refused
  /** Allows the inline scripts of hydrated pages; documents have none. */
  nonce: string
}

/**
 * Gives a request's visit to its pages. In development the server and Vite's pages each load this file, and still speak
 * of one context.
 */
export const pageContextKey = ((
  globalThis as { shyrdakPageContext?: RouterContext<PageContext> }
).shyrdakPageContext ??= createContext<PageContext>()) // set by this line alone
