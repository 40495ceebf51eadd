import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { savedText } from './saved-text.ts'

/** Wakes the offer to pay an order when this browser has stored orders. Otherwise its code is not loaded. */
export function callUnpaidOrder(): void {
  if (savedText('localStorage', STORAGE_KEYS.orders) === null) return
  // Islands start to listen after this script has run.
  setTimeout(() => dispatchEvent(new CustomEvent('shyrdak:call', { detail: 'unpaid-order' })))
}
