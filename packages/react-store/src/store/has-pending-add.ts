import { PENDING_ADDS } from '@shyrdak/state-machines/storage/keys'
import type { StorePorts } from './ports.ts'

/** Whether something is saved that the next page will add to the cart. What lasts as long as this page is not. */
export const hasPendingAdd = ({ storage }: Pick<StorePorts, 'storage'>): boolean =>
  storage.get(PENDING_ADDS) !== null && storage.isTemporary?.(PENDING_ADDS) !== true
