import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { callIsland } from './call-island.ts'
import { savedText } from './saved-text.ts'

/** Wakes the offer to pay an order when this browser has stored orders. Otherwise its code is not loaded. */
export function callUnpaidOrder(): void {
  if (savedText('localStorage', STORAGE_KEYS.orders) !== null) callIsland('unpaid-order')
}
