import {
  emptyCart,
  fromStored,
  mergeCarts,
  MAX_LINES,
  RETAIL_CART,
  toStored,
} from '@shyrdak/state-machines/retail-cart'
import { decodeEnvelope, readEnvelope, writeEnvelope } from '@shyrdak/state-machines/storage'
import { TRANSFERRED_CART } from '../../store/transferred-cart.ts'
import type { StorePorts } from '../../store/ports.ts'

/** How many changes a cart may be ahead of ours. Beyond any real number, and too few to ever reach what can be stored. */
const MAX_AHEAD = 1_000_000

/**
 * Adds the lines of a cart that another site passed in the fragment, as far as there is room. Anyone can write such a
 * link, so nothing in it removes a line. Invalid input is ignored. Prices and stock are checked by the next quote.
 */
export function receiveCart({ navigation, storage, newKey }: StorePorts): void {
  const text = navigation.takeFragment?.(TRANSFERRED_CART)
  const received = text ? decodeEnvelope(RETAIL_CART, text) : null
  if (!received) return
  const replica = newKey().slice(0, 12)
  const own = readEnvelope(storage, RETAIL_CART)
  const current = own ? fromStored(own, replica) : emptyCart(replica)
  const arriving = fromStored({ ...received, cleared: [0, ''], removed: [] }, replica)
  if (arriving.clock > current.clock + MAX_AHEAD) return
  let room = MAX_LINES - current.size
  for (const key of arriving.lines.keys())
    if (!current.lines.has(key) && --room < 0) arriving.lines.delete(key)
  writeEnvelope(storage, RETAIL_CART, toStored(mergeCarts(current, arriving)))
}
