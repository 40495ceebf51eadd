import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { loadWishlistButtons } from './late-code.ts'
import { savedText } from './saved-text.ts'

const { wishlist, token, clientType } = STORAGE_KEYS

/**
 * Fills the hearts when the visitor is a logged-in shopper or has a wishlist. Otherwise the code is not
 * loaded.
 */
export function callWishlist(): void {
  const isShopper =
    savedText('localStorage', token) !== null && savedText('localStorage', clientType) === 'retail'
  if (isShopper || savedText('localStorage', wishlist) !== null)
    // If this fails, the first press loads the code.
    loadWishlistButtons(false).then(
      (module) => module.showWishlistButtons(),
      () => undefined,
    )
}
