import { CheckedDiscount } from '@shyrdak/sdk/contract'
import {
  decodeEnvelope,
  encodeEnvelope,
  STORAGE_KEYS,
  type Envelope,
  type StoragePort,
} from '@shyrdak/state-machines/storage'

const DISCOUNT = {
  key: STORAGE_KEYS.discount,
  version: 1,
  schema: CheckedDiscount,
} as const satisfies Envelope<typeof CheckedDiscount>

/** The stored code of the cart on this device, with the result of its last check; null without one. */
export function readDiscount(storage: StoragePort): CheckedDiscount | null {
  const text = storage.get(DISCOUNT.key)
  return text === null ? null : decodeEnvelope(DISCOUNT, text)
}

export function writeDiscount(storage: StoragePort, discount: CheckedDiscount | null): void {
  if (discount) storage.set(DISCOUNT.key, encodeEnvelope(DISCOUNT, discount))
  else storage.remove(DISCOUNT.key)
}
