/** What changed in another tab. A null key means everything was wiped; a null value, that the key is gone. */
export interface StorageChange {
  readonly key: string | null
  readonly value: string | null
}

export type StorageListener = (change: StorageChange) => void

/**
 * Where a shopper's choices are kept: text by key. No call ever throws; what cannot be kept for long
 * is kept for as long as the page lives. Listeners hear of changes made by others, never of one's own.
 */
export interface StoragePort {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Returns how to stop listening. */
  subscribe(listener: StorageListener): () => void
}
