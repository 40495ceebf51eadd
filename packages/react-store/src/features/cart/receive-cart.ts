import { emptyCart, fromStored, mergeCarts, RETAIL_CART, toStored } from '@shyrdak/state-machines/retail-cart'
import { decodeEnvelope, readEnvelope, writeEnvelope } from '@shyrdak/state-machines/storage'
import { TRANSFERRED_CART } from '../../store/transferred-cart.ts'
import type { StorePorts } from '../../store/ports.ts'

/**
 * Merges a cart that another site passed in the fragment. Invalid input is ignored. Prices and stock are
 * checked by the next quote.
 */
export function receiveCart({ navigation, storage, newKey }: StorePorts): void {
  const text = navigation.takeFragment?.(TRANSFERRED_CART)
  const received = text ? decodeEnvelope(RETAIL_CART, text) : null
  if (!received) return
  const replica = newKey().slice(0, 12)
  const own = readEnvelope(storage, RETAIL_CART)
  const current = own ? fromStored(own, replica) : emptyCart(replica)
  writeEnvelope(storage, RETAIL_CART, toStored(mergeCarts(current, fromStored(received, replica))))
}
