import { emptyCart, fromStored, mergeCarts, RETAIL_CART, toStored } from '@shyrdak/state-machines/retail-cart'
import { decodeEnvelope, readEnvelope, writeEnvelope } from '@shyrdak/state-machines/storage'
import { TRANSFERRED_CART } from '../store/transferred-cart.ts'
import type { StorePorts } from '../store/ports.ts'

/**
 * A page elsewhere, which the shop's elements stand on, sent its cart along: what is in it comes to what is here
 * already. Prices and stock are the shop's, which is asked before anything is ordered. A text that is no cart is passed over.
 */
export function receiveCart({ navigation, storage, newKey }: StorePorts): void {
  const text = navigation.takeFragment?.(TRANSFERRED_CART)
  const handed = text ? decodeEnvelope(RETAIL_CART, text) : null
  if (!handed) return
  const replica = newKey().slice(0, 12)
  const own = readEnvelope(storage, RETAIL_CART)
  const here = own ? fromStored(own, replica) : emptyCart(replica)
  writeEnvelope(storage, RETAIL_CART, toStored(mergeCarts(here, fromStored(handed, replica))))
}
