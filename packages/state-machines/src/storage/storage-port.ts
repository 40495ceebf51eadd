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
 * called for changes by others only.
 */
export interface StoragePort {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Whether what is set under a key lasts less long than the storage should, as the browser does not store it. */
  isTemporary?(key: string): boolean
  /** Returns a function that unsubscribes. */
  subscribe(listener: StorageListener): () => void
}
