import type { Redirect } from '@shyrdak/sdk/contract'
import type { GateAnswer, GateAttempt } from '@shyrdak/state-machines/access-gate'
import type { Geolocation } from '@shyrdak/state-machines/country'
import type { StoragePort } from '@shyrdak/state-machines/storage'
import type * as z from 'zod/mini'

/** How the page is left, loaded again and addressed. */
export interface NavigationPort {
  /** Such as `https://store.example`; empty on a server. */
  readonly origin: string
  /** The path and query of the page. */
  path(): string
  /** Sets fields of the query without a new entry in the history; null takes a field away. */
  replaceQuery(fields: Readonly<Record<string, string | null>>): void
  /** Takes `name=…` from behind the `#` of the address and gives its text; null when it is not there. */
  takeFragment?(name: string): string | null
  /** What stands behind the `#` of the address; empty where there is none. */
  fragment?(): string
  go(path: string): void
  /** Goes to the bank: follows the link, or sends the form when the method is POST. */
  leave(redirect: z.output<typeof Redirect>): void
  reload(): void
}

/** Entries of the browser's history that stay on the page, so that "back" leads a step back. */
export interface HistoryPort {
  push(step: string): void
  back(): void
  /** Hears the step that "back" or "forward" led to, null where no step was kept. Returns how to stop. */
  subscribe(listener: (step: string | null) => void): () => void
}

/** What the store asks of the world around it. Everything has a stand-in that does nothing and forgets. */
export interface StorePorts {
  /** Outlives the visit. */
  readonly storage: StoragePort
  /** Outlives a reload. */
  readonly session: StoragePort
  readonly navigation: NavigationPort
  readonly history: HistoryPort
  /** Absent where the browser has none. */
  readonly geolocation?: Geolocation | undefined
  /** Tells the site, which keeps the choice in a cookie. Rejects when it was not kept. */
  savePreferences(choice: { readonly country: string }): Promise<void>
  /** Asks the site to draw back the curtain. Rejects when nobody answered. */
  openGate(attempt: GateAttempt): Promise<GateAnswer>
  /** A text that nobody guesses. */
  newKey(): string
  /** Milliseconds since 1970. */
  now(): number
  /** Says how many pieces the cart holds, for what is drawn on the page without React. */
  onItemCount(items: number): void
}
