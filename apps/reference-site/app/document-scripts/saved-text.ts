import { CART_IN_NAME, STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'

/** Reads a text from the browser's storage; null when there is none or storage is blocked. */
export function savedText(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** The stored cart. When storage is not available, it is in `window.name` and lasts as long as the tab. */
export const savedCart = (): string | null =>
  window.name.startsWith(CART_IN_NAME)
    ? window.name.slice(CART_IN_NAME.length)
    : (savedText('sessionStorage', STORAGE_KEYS.retailCart) ??
      savedText('localStorage', STORAGE_KEYS.retailCart))

/** Saves a text, or removes it when it is null. A no-op when storage is blocked. */
export function saveText(area: 'localStorage' | 'sessionStorage', key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // Private windows may block storage. The page works without.
  }
}
