import {
  browserStorage,
  type StorageArea,
  type StorageEvents,
  type StoragePort,
} from '@shyrdak/state-machines/storage'

type StorageHandler = Parameters<StorageEvents['addEventListener']>[1]

/** A storage area whose keys begin with a prefix. */
export const prefixedArea = (area: Storage, prefix: string): StorageArea => ({
  getItem: (key) => area.getItem(prefix + key),
  setItem: (key, value) => area.setItem(prefix + key, value),
  removeItem: (key) => area.removeItem(prefix + key),
})

/**
 * Storage for widgets and elements on a host page. Notifies the stores on the same page, including those of
 * another copy of this script, through the `storage` event that browsers send only to other tabs.
 */
export function pageStorage(prefix: string, fallback: StoragePort): StoragePort {
  let isDispatching = false

  function dispatch(area: Storage, key: string, newValue: string | null) {
    isDispatching = true
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: area, url: location.href }))
    isDispatching = false
  }

  function notifying(area: Storage): StorageArea {
    const own = prefixedArea(area, prefix)
    return {
      ...own,
      setItem(key, value) {
        if (own.getItem(key) === value) return
        own.setItem(key, value)
        dispatch(area, prefix + key, value)
      },
      removeItem(key) {
        own.removeItem(key)
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
  return browserStorage({ area: () => notifying(localStorage), events, fallback })
}
