import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { loadWishlistButtons } from './late-code.ts'
import { savedText } from './saved-text.ts'

/**
 * Fills the hearts when the visitor is a logged-in shopper or has a wishlist. Otherwise the code is not
 * loaded.
 */
export function callWishlist(): void {
  const isShopper =
    savedText('localStorage', STORAGE_KEYS.token) !== null &&
    savedText('localStorage', STORAGE_KEYS.clientType) === 'retail'
  if (isShopper || savedText('localStorage', STORAGE_KEYS.wishlist) !== null)
    // If this fails, the first press loads the code.
    loadWishlistButtons(false).then(
      (module) => module.showWishlistButtons(),
      () => undefined,
    )
}
