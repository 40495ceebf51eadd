import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { savedText } from './saved-text.ts'

/** Calls the offer to pay an order where this browser holds orders; elsewhere nothing of it is loaded. */
export function callUnpaidOrder(): void {
  if (savedText('localStorage', STORAGE_KEYS.orders) === null) return
  // Islands listen once this script has run.
  setTimeout(() => dispatchEvent(new CustomEvent('shyrdak:call', { detail: 'unpaid-order' })))
}
