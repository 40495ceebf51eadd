import { PENDING_ADDS, STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { countItems } from './count-items.ts'
import { savedCart, savedText } from './saved-text.ts'

/** More than any order contains of one product. */
const WHOLESALE_MOST = 1_000_000

export interface OwnCart {
  readonly path: '/order/basket' | '/admin/basket'
  readonly items: number
}

/** The items of the retail cart, with those that a page added and was left before its cart had started. */
export const retailItems = (): number =>
  countItems(savedCart()) + countItems(savedText('localStorage', PENDING_ADDS))

/**
 * The cart that the header links to and counts: a wholesale client's own cart, unless it is empty and their
 * retail cart is not. `items` is the count of the retail cart, when the store has just reported it.
 */
export function ownCart(items: number = retailItems()): OwnCart {
  const isClient =
    savedText('localStorage', STORAGE_KEYS.clientType) === 'reyestr' &&
    savedText('localStorage', STORAGE_KEYS.token) !== null
  const own = isClient ? countItems(savedText('localStorage', STORAGE_KEYS.wholesaleCart), WHOLESALE_MOST) : 0
  return isClient && (own > 0 || items === 0)
    ? { path: '/admin/basket', items: own }
    : { path: '/order/basket', items }
}
