import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { afterFirstView } from './after-first-view.ts'
import { callIsland } from './call-island.ts'
import { savedText } from './saved-text.ts'

/**
 * Wakes the offer to pay an order, after the first view, when this browser has stored orders. Otherwise its
 * code is not loaded.
 */
export function callUnpaidOrder(): void {
  if (savedText('localStorage', STORAGE_KEYS.orders) !== null)
    afterFirstView(() => callIsland('unpaid-order'))
}
