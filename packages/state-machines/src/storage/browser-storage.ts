import type { StorageListener, StoragePort } from './storage-port.ts'

/** The part of `localStorage` or `sessionStorage` that is used. */
export interface StorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The part of a `storage` event that is used. */
interface StorageEventLike {
  readonly key: string | null
  readonly newValue: string | null
  readonly storageArea?: unknown
}

/** The part of `window` that notifies of changes in other tabs. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageEventLike) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEventLike) => void): void
}

export interface BrowserStorageOptions {
  /** Called once. A function, because accessing `window.localStorage` throws if storage is blocked. */
  readonly area: () => StorageArea
  /** Without it, changes in other tabs go unnoticed. */
  readonly events?: StorageEvents
  /** Holds the values that the area does not store; by default they last as long as the page. */
  readonly fallback?: StoragePort
  /** Called at most once, when values will not last as long as the area. */
  readonly onFallback?: (reason: 'blocked' | 'full') => void
}

/**
 * Browser storage that falls back to `fallback`, or else to memory, if it is blocked or full.
 *
 * @example
 * const storage = browserStorage({ area: () => localStorage, events: window, onFallback: warn })
 */
export function browserStorage({ area, events, fallback, onFallback }: BrowserStorageOptions): StoragePort {
  /** Values the browser did not store, by key; null for a removal that failed. */
  const held = new Map<string, string | null>()
  let hasWarned = false
  /** The last change in another tab. */
  let latest: StorageEventLike | null = null

  function fallBack(reason: 'blocked' | 'full') {
    if (hasWarned) return
    hasWarned = true
    onFallback?.(reason)
  }

  let backing: StorageArea | null = null
  try {
    backing = area()
  } catch {
    fallBack('blocked')
  }

  return {
    get(key) {
      const own = held.get(key)
      if (own !== undefined) return own
      const fallen = fallback?.get(key)
      if (typeof fallen === 'string') return fallen
      try {
        return backing?.getItem(key) ?? null
      } catch {
        fallBack('blocked')
        return null
      }
    },
    set(key, value) {
      try {
        if (!backing) throw new Error('Storage is unavailable')
        backing.setItem(key, value)
        held.delete(key)
        fallback?.remove(key)
      } catch {
        if (fallback) fallback.set(key, value)
        else held.set(key, value)
        fallBack(backing ? 'full' : 'blocked')
      }
    },
    remove(key) {
      fallback?.remove(key)
      try {
        backing?.removeItem(key)
        held.delete(key)
      } catch {
        held.set(key, null)
        fallBack('blocked')
      }
    },
    isTemporary: (key) => !backing || held.has(key) || typeof fallback?.get(key) === 'string',
    subscribe: (listener: StorageListener) => {
      const onStorage = (event: StorageEventLike) => {
        const { key, newValue, storageArea } = event
        if (backing && storageArea && storageArea !== backing) return
        // A change from another tab is newer than a value that could not be stored, but not than what another
        // listener has made of it.
        if (event !== latest) {
          if (key === null) held.clear()
          else {
            held.delete(key)
            fallback?.remove(key)
          }
          latest = event
        }
        listener({ key, value: newValue })
      }
      events?.addEventListener('storage', onStorage)
      return () => events?.removeEventListener('storage', onStorage)
    },
  }
}
