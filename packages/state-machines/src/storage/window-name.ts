import type { StorageArea } from './browser-storage.ts'
import { CART_IN_NAME, STORAGE_KEYS } from './storage-keys.ts'

/**
 * Stores the cart in the window's name, which lasts as long as the tab even if all storage is blocked.
 * Nothing else is stored there, because sites that are opened later in the same tab can read it. A name that
 * was set by another script stays unchanged.
 */
export function windowNameArea(target: { name: string }): StorageArea {
  const holdsCart = () => target.name.startsWith(CART_IN_NAME)
  const isCart = (key: string) => key === STORAGE_KEYS.retailCart
  return {
    getItem: (key) => (isCart(key) && holdsCart() ? target.name.slice(CART_IN_NAME.length) : null),
    setItem(key, value) {
      if (!isCart(key) || (target.name !== '' && !holdsCart())) throw new RangeError(key)
      target.name = CART_IN_NAME + value
    },
    removeItem(key) {
      if (isCart(key) && holdsCart()) target.name = ''
    },
  }
}
