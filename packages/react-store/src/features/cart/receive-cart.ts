import {
  cartLines,
  emptyCart,
  fromStored,
  MAX_LINES,
  removeLine,
  restoreLines,
  RETAIL_CART,
  toStored,
  type CartLine,
} from '@shyrdak/state-machines/retail-cart'
import { decodeEnvelope, readEnvelope, writeEnvelope, type Envelope } from '@shyrdak/state-machines/storage'
import * as z from 'zod/mini'
import { TRANSFERRED_CART } from '../../store/shop-origin.ts'
import type { StorePorts } from '../../store/ports.ts'

/** The number of received lines to remember: those of several full carts. */
const MAX_RECEIVED = 5 * MAX_LINES

/** The received lines, latest last, so that a link which is followed again does not repeat them. */
const RECEIVED = {
  key: `${RETAIL_CART.key}.received`,
  version: 1,
  schema: z.array(z.string()),
} as const satisfies Envelope<z.ZodMiniType<string[]>>

/** Identifies one change of one line on the other site. */
const changeOf = ({ key, clock, replica }: CartLine): string => `${key} ${clock} ${replica}`

/**
 * Adds the lines of a cart that another site passed in the URL fragment, as far as there is room, and sets the
 * counts of those that are in the cart already. Each change on the other site counts once: what the shopper
 * does here later is not undone by following the link again. Anyone can create such a link, so it never
 * removes a line. Invalid input is ignored. The next quote checks prices and stock.
 */
export function receiveCart({ navigation, storage, newKey }: StorePorts): void {
  const text = navigation.takeFragment?.(TRANSFERRED_CART)
  const sent = text ? decodeEnvelope(RETAIL_CART, text) : null
  if (!sent) return
  const replica = newKey().slice(0, 12)
  const own = readEnvelope(storage, RETAIL_CART)
  const received = new Set(readEnvelope(storage, RECEIVED))
  let cart = own ? fromStored(own, replica) : emptyCart(replica)
  const { revision } = cart
  for (const line of cartLines(fromStored({ ...sent, cleared: [0, ''], removed: [] }, replica))) {
    const before = cart.lines.get(line.key)
    if (received.has(changeOf(line)) || (!before && cart.size >= MAX_LINES)) continue
    received.add(changeOf(line))
    // The two sites count their changes independently: stamped as a change of this cart, the line is newer
    // than any removal here.
    cart = restoreLines(removeLine(cart, line.key).cart, [{ ...line, added: before?.added ?? 0 }])
  }
  if (cart.revision === revision) return
  writeEnvelope(storage, RETAIL_CART, toStored(cart))
  writeEnvelope(storage, RECEIVED, [...received].slice(-MAX_RECEIVED))
}
