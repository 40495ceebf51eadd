import {
  browserStorage,
  type StorageArea,
  type StorageEvents,
  type StoragePort,
} from '@shyrdak/state-machines/storage'

/** Keys on a page that is not the shop's: nothing there is mistaken for the shop's, such as a token of the page's own. */
const FOREIGN = 'shyrdak.'

type Hear = Parameters<StorageEvents['addEventListener']>[1]

/**
 * The storage of a page that the shop is a guest on. Other tabs are heard as ever; what one store of the page writes
 * the others on it hear too, also those of another copy of this script, by the event that other tabs would get.
 */
export function pageStorage(isOwnPage: boolean): StoragePort {
  const prefix = isOwnPage ? '' : FOREIGN
  let isSpeaking = false

  function tell(area: Storage, key: string, newValue: string | null) {
    isSpeaking = true
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: area, url: location.href }))
    isSpeaking = false
  }

  function prefixed(area: Storage): StorageArea {
    return {
      getItem: (key) => area.getItem(prefix + key),
      setItem(key, value) {
        if (area.getItem(prefix + key) === value) return
        area.setItem(prefix + key, value)
        tell(area, prefix + key, value)
      },
      removeItem(key) {
        area.removeItem(prefix + key)
        tell(area, prefix + key, null)
      },
    }
  }

  const heard = new Map<Hear, (event: StorageEvent) => void>()
  const events: StorageEvents = {
    addEventListener(_, listener) {
      const hear = ({ key, newValue, storageArea }: StorageEvent) => {
        if (isSpeaking || (storageArea && storageArea !== localStorage)) return
        if (key === null) listener({ key, newValue })
        else if (key.startsWith(prefix)) listener({ key: key.slice(prefix.length), newValue })
      }
      heard.set(listener, hear)
      addEventListener('storage', hear)
    },
    removeEventListener(_, listener) {
      const hear = heard.get(listener)
      heard.delete(listener)
      if (hear) removeEventListener('storage', hear)
    },
  }
  return browserStorage({ area: () => prefixed(localStorage), events })
}
