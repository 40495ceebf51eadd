/**
 * A change in another tab. A null key means everything was cleared; a null value, that the key was removed.
 */
export interface StorageChange {
  readonly key: string | null
  readonly value: string | null
}

export type StorageListener = (change: StorageChange) => void

/**
 * Key-value storage for text. Calls never throw; what cannot be persisted is held in memory. Listeners are
 * called only for changes in other tabs.
 */
export interface StoragePort {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Whether the value of a key is lost earlier than usual, because the browser does not store it. */
  isTemporary?(key: string): boolean
  /** Returns a function that unsubscribes. */
  subscribe(listener: StorageListener): () => void
}
