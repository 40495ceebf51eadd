import type { Contract } from '@shyrdak/sdk/contract'
import type { Sdk } from '@shyrdak/sdk'
import type { GateResponse } from '@shyrdak/state-machines/access-gate'
import { createContext, type RouterContext } from 'react-router'
import type { PageContext } from './page-context.ts'

/**
 * The URL cannot be parsed, the path is not found, the method is not allowed, there were too many requests, or the
 * API is unavailable.
 */
export type Refused = 400 | 404 | 405 | 429 | 503

/** The access gate shown in place of every page, with its response to the last password. */
export type Gate = GateResponse | { readonly kind: 'closed' }

/** The context of loaders: that of the page, and data that never leaves the server. */
export interface RequestContext extends PageContext {
  /** Whether the demo accounts can log in; the login page then lists them. */
  hasDemoPeople: boolean
  /** The API client of loaders: in this process, or over HTTP when the API is remote. */
  sdk: Sdk<Contract>
  /** Set while the access gate is closed to this visitor. Then only the gate is rendered. */
  gate?: Gate
  /** Logs a failure that the page survives, or that its error page does not explain, with the request's id. */
  logFailure: (operation: string, error: unknown) => void
  /** The status with which the server refused the request before any page was matched. */
  refused?: Refused
  /** Allows the inline scripts of hydrated pages; documents have none. */
  nonce: string
}

/**
 * The key of the request context for loaders. In development the server and Vite's pages each load this
 * module, so the key is shared through `globalThis`.
 */
export const requestContextKey = ((
  globalThis as { shyrdakRequestContext?: RouterContext<RequestContext> }
).shyrdakRequestContext ??= createContext<RequestContext>()) // only this line sets it
