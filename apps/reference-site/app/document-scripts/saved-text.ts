import { CART_IN_NAME, STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'

/** A text of the browser's storage; null where there is none or storage is blocked. */
export function savedText(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** The stored cart; where the browser does not store it, it lasts as long as the tab. */
export const savedCart = (): string | null =>
  window.name.startsWith(CART_IN_NAME)
    ? window.name.slice(CART_IN_NAME.length)
    : (savedText('sessionStorage', STORAGE_KEYS.retailCart) ??
      savedText('localStorage', STORAGE_KEYS.retailCart))

/** Saves a text, or removes it when it is null; where storage is blocked nothing happens. */
export function saveText(area: 'localStorage' | 'sessionStorage', key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // Private windows may refuse; the page works without.
  }
}
