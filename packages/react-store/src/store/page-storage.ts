import {
  browserStorage,
  type StorageArea,
  type StorageEvents,
  type StoragePort,
} from '@shyrdak/state-machines/storage'

/**
 * Prefix of keys on pages outside the shop, so that the page's own `id_token` is never taken for the shop's.
 */
const FOREIGN_PREFIX = 'shyrdak.'

type StorageHandler = Parameters<StorageEvents['addEventListener']>[1]

interface PageStorageOptions {
  /** Whether the page is the shop's. */
  readonly isOwnPage: boolean
  /** Where values go that the browser does not store; by default they last as long as the page. */
  readonly fallback?: StoragePort
}

/**
 * Storage for widgets and elements on a host page. Stores on the same page, also those of another copy of this
 * script, are notified through the `storage` event that only other tabs would get otherwise.
 */
export function pageStorage({ isOwnPage, ...rest }: PageStorageOptions): StoragePort {
  const prefix = isOwnPage ? '' : FOREIGN_PREFIX
  let isDispatching = false

  function dispatch(area: Storage, key: string, newValue: string | null) {
    isDispatching = true
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: area, url: location.href }))
    isDispatching = false
  }

  function prefixed(area: Storage): StorageArea {
    return {
      getItem: (key) => area.getItem(prefix + key),
      setItem(key, value) {
        if (area.getItem(prefix + key) === value) return
        area.setItem(prefix + key, value)
        dispatch(area, prefix + key, value)
      },
      removeItem(key) {
        area.removeItem(prefix + key)
        dispatch(area, prefix + key, null)
      },
    }
  }

  const handlers = new Map<StorageHandler, (event: StorageEvent) => void>()
  const events: StorageEvents = {
    addEventListener(_, listener) {
      const handler = ({ key, newValue, storageArea }: StorageEvent) => {
        if (isDispatching || (storageArea && storageArea !== localStorage)) return
        if (key === null) listener({ key, newValue })
        else if (key.startsWith(prefix)) listener({ key: key.slice(prefix.length), newValue })
      }
      handlers.set(listener, handler)
      addEventListener('storage', handler)
    },
    removeEventListener(_, listener) {
      const handler = handlers.get(listener)
      handlers.delete(listener)
      if (handler) removeEventListener('storage', handler)
    },
  }
  return browserStorage({ area: () => prefixed(localStorage), events, ...rest })
}
