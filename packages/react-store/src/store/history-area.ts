import type { StorageArea } from '@shyrdak/state-machines/storage'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'

/** The field of `history.state` that holds the checkout. */
const FIELD = 'shyrdakCheckout'

/** Any script may have written the state. */
const state = () => Object(history.state) as Record<string, unknown>

/**
 * Stores the checkout in the state of the history entry, which outlasts a reload even if all storage is blocked, and
 * which no other site can read. Nothing else has to outlast one.
 */
export const historyArea = (): StorageArea => ({
  getItem(key) {
    const { [FIELD]: value } = state()
    return key === STORAGE_KEYS.checkout && typeof value === 'string' ? value : null
  },
  setItem(key, value) {
    if (key !== STORAGE_KEYS.checkout) throw new RangeError(key)
    history.replaceState({ ...state(), [FIELD]: value }, '')
  },
  removeItem(key) {
    const { [FIELD]: value, ...others } = state()
    if (key === STORAGE_KEYS.checkout && value !== undefined) history.replaceState(others, '')
  },
})
