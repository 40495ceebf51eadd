import type { Contract } from '@shyrdak/sdk/contract'
import type { Sdk } from '@shyrdak/sdk'
import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { createContext, type RouterContext } from 'react-router'
import type { PageContext } from './page-context.ts'

/** An address that cannot be read, a form of another site, an address that nobody answers, and one that takes nothing. */
export type Refused = 400 | 404 | 405

/** The access gate before every page, and its response to the last password. */
export type Gate = GateResponse | { readonly kind: 'closed' }

/** What loaders know of their request: the page's context, and what never leaves the server. */
export interface RequestContext extends PageContext {
  /** Whether the people of the demo can log in, which the login page then mentions. */
  hasDemoPeople: boolean
  /** The calls a loader makes: in this process, or over HTTP where the API is elsewhere. */
  sdk: Sdk<Contract>
  /** While the access gate is closed to this visitor, it is all that is rendered. */
  gate?: Gate
  /** Why this page was refused, where that was not the page's own decision. */
  refused?: Refused
  /** Allows the inline scripts of hydrated pages; documents have none. */
  nonce: string
}

/**
 * Gives loaders the context of their request. In development the server and Vite's pages each load this file, and must
 * still share one key.
 */
export const requestContextKey = ((
  globalThis as { shyrdakRequestContext?: RouterContext<RequestContext> }
).shyrdakRequestContext ??= createContext<RequestContext>()) // set by this line alone
