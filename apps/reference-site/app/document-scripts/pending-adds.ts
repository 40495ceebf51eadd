import { PENDING_ADDS } from '@shyrdak/state-machines/storage/keys'
import { loadedOnce } from '../failure/reload-once.ts'
import { savedText } from './saved-text.ts'

const loadCart = loadedOnce(() => import('../islands/start-cart.ts'))

/**
 * Starts the cart if a page was left before it could add something, so that this one adds it; also when the
 * browser restores this page. Otherwise the code is not loaded.
 */
export function completePendingAdds(): void {
  addEventListener('pageshow', () => {
    if (savedText('localStorage', PENDING_ADDS) !== null)
      loadCart(false).then(
        (module) => module.startCart(),
        () => undefined, // the next page tries again
      )
  })
}
