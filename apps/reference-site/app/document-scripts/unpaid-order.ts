import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { callIsland } from './call-island.ts'
import { savedText } from './saved-text.ts'
import { whenStyled } from './whole-sheets.ts'

/**
 * Wakes the offer to pay an order when this browser has stored orders, once its styles apply. Otherwise its
 * code is not loaded.
 */
export function callUnpaidOrder(): void {
  if (savedText('localStorage', STORAGE_KEYS.orders) !== null) whenStyled(() => callIsland('unpaid-order'))
}
