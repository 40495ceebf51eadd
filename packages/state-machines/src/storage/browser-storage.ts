import type { StorageListener, StoragePort } from './storage-port.ts'

/** The part of `localStorage` or `sessionStorage` that is used. */
export interface StorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The part of a `storage` event that is read. */
interface StorageEventLike {
  readonly key: string | null
  readonly newValue: string | null
  readonly storageArea?: unknown
}

/** The part of `window` through which other tabs are heard. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageEventLike) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEventLike) => void): void
}

export interface BrowserStorageOptions {
  /** Called once, because merely naming `window.localStorage` throws where storage is blocked. */
  readonly area: () => StorageArea
  readonly events?: StorageEvents
  /** Told at most once that what is kept will not outlive the page. */
  readonly onFallback?: (reason: 'blocked' | 'full') => void
}

/**
 * The browser's storage, which falls back to memory where it is blocked or full.
 *
 * @example
 * const storage = browserStorage({ area: () => localStorage, events: window, onFallback: warn })
 */
export function browserStorage({ area, events, onFallback }: BrowserStorageOptions): StoragePort {
  /** What the browser would not take, by key; null stands for a removal it would not make. */
  const held = new Map<string, string | null>()
  let hasWarned = false

  function fallBack(reason: 'blocked' | 'full') {
    if (hasWarned) return
    hasWarned = true
    onFallback?.(reason)
  }

  let kept: StorageArea | null = null
  try {
    kept = area()
  } catch {
    fallBack('blocked')
  }

  return {
    get(key) {
      const own = held.get(key)
      if (own !== undefined) return own
      try {
        return kept?.getItem(key) ?? null
      } catch {
        fallBack('blocked')
        return null
      }
    },
    set(key, value) {
      try {
        if (!kept) throw new Error('No storage')
        kept.setItem(key, value)
        held.delete(key)
      } catch {
        held.set(key, value)
        fallBack(kept ? 'full' : 'blocked')
      }
    },
    remove(key) {
      try {
        kept?.removeItem(key)
        held.delete(key)
      } catch {
        held.set(key, null)
        fallBack('blocked')
      }
    },
    subscribe: (listener: StorageListener) => {
      const hear = ({ key, newValue, storageArea }: StorageEventLike) => {
        if (kept && storageArea && storageArea !== kept) return
        // What another tab managed to write is newer than what could not be written here.
        if (key === null) held.clear()
        else held.delete(key)
        listener({ key, value: newValue })
      }
      events?.addEventListener('storage', hear)
      return () => events?.removeEventListener('storage', hear)
    },
  }
}
