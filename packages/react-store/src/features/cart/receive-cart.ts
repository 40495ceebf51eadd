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

/**
 * Maximum lead of a received cart's clock over ours, in changes. More than any real cart reaches, and too
 * little to exhaust the range of the stored clock.
 */
const MAX_AHEAD = 1_000_000

/**
 * Adds the lines of a cart that another site passed in the URL fragment, as far as there is room. Anyone can
 * create such a link, so it never removes a line. Invalid input is ignored. The next quote checks prices and
 * stock.
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
