import type { Redirect } from '@shyrdak/sdk/contract'
import type { GateAnswer, GateAttempt } from '@shyrdak/state-machines/access-gate'
import type { Geolocation } from '@shyrdak/state-machines/country'
import type { StoragePort } from '@shyrdak/state-machines/storage'
import type * as z from 'zod/mini'

export interface NavigationPort {
  /** The page's origin, such as `https://store.example`; empty on a server. */
  readonly origin: string
  /** Path and query of the page. */
  path(): string
  /** Sets query parameters without a new history entry; null removes one. */
  replaceQuery(fields: Readonly<Record<string, string | null>>): void
  /** Removes `name=…` from the fragment and returns its value; null when it is absent. */
  takeFragment?(name: string): string | null
  /** The fragment without `#`; empty when there is none. */
  fragment?(): string
  go(path: string): void
  /** Goes to the bank: follows the link, or submits the form when the method is POST. */
  leave(redirect: z.output<typeof Redirect>): void
  reload(): void
}

/** History entries for steps within a page. */
export interface HistoryPort {
  push(step: string): void
  /** The step of the current entry; null for an entry without one. */
  current(): string | null
  /** Goes back by this number of entries. */
  back(entries: number): void
  /**
   * Calls the listener with the step that was navigated to; null for entries without one. Returns a function
   * that unsubscribes.
   */
  subscribe(listener: (step: string | null) => void): () => void
}

/**
 * Everything the store needs from its environment. Defaults in `createStore`: `browserPorts()` in a browser,
 * `hostPagePorts()` on a page outside the shop, and `memoryPorts()` on a server.
 */
export interface StorePorts {
  /** Lasts across browser sessions. */
  readonly storage: StoragePort
  /** Lasts for the browser session. */
  readonly session: StoragePort
  readonly navigation: NavigationPort
  readonly history: HistoryPort
  /** Absent when the browser does not support it. */
  readonly geolocation?: Geolocation | undefined
  /** Saves the country in a cookie of the site. Rejects when that fails. */
  savePreferences(choice: { readonly country: string }): Promise<void>
  /** Checks an access gate password or pass with the site. Rejects when the site cannot be reached. */
  openGate(attempt: GateAttempt): Promise<GateAnswer>
  /**
   * Called before an interaction loads code; rejects without a connection. Browsers report being online in
   * any network, even without internet access, and cache a failed import for as long as the page is open.
   * Default: requests the current page on the shop's own pages; absent on others, where flows make that
   * request only if the browser reports being offline.
   */
  readonly reach?: (() => Promise<unknown>) | undefined
  /** A random, unguessable string. */
  newKey(): string
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Called with the number of items in the cart, for parts of the page outside React. */
  onItemCount(items: number): void
  /** Called with the number of unread messages from the store. */
  onUnread(unread: number): void
}
