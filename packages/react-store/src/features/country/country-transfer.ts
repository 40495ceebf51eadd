import { CountryCode } from '@shyrdak/sdk/contract'
import {
  cartLines,
  emptyCart,
  fromStored,
  restoreLines,
  StoredCart,
  toStored,
  type CartLine,
} from '@shyrdak/state-machines/retail-cart'
import {
  readEnvelope,
  STORAGE_KEYS,
  writeEnvelope,
  type Envelope,
  type StoragePort,
} from '@shyrdak/state-machines/storage'
import {
  emptyWholesaleCart,
  fromStored as wholesaleFromStored,
  restoreLines as restoreWholesaleLines,
  StoredWholesaleCart,
  toStored as wholesaleToStored,
  WHOLESALE_CART,
  wholesaleLines,
  type WholesaleLine,
} from '@shyrdak/state-machines/wholesale-cart'
import * as z from 'zod/mini'

const Change = z.object({
  previous: CountryCode,
  at: z.number(),
  cart: StoredCart,
  wholesale: z.nullable(StoredWholesaleCart),
})

const CHANGE = {
  key: STORAGE_KEYS.countryChange,
  version: 1,
  schema: Change,
  // The envelope holds both carts.
  longest: 2 * WHOLESALE_CART.longest,
} as const satisfies Envelope<typeof Change>

/** Time during which a change can be undone, including the reload, in milliseconds. */
const UNDO_WINDOW_MS = 20_000

/** The data needed to undo a change of country. */
export interface CountryTransfer {
  readonly previous: string
  readonly lines: readonly CartLine[]
  readonly wholesale: readonly WholesaleLine[]
}

/** Stores the data for an undo across the reload that follows a change of country. */
export function transferCountry(
  session: StoragePort,
  { previous, lines, wholesale }: CountryTransfer,
  at: number,
): void {
  writeEnvelope(session, CHANGE, {
    previous,
    at,
    cart: toStored(restoreLines(emptyCart('undo'), lines)),
    wholesale:
      wholesale.length > 0
        ? wholesaleToStored(restoreWholesaleLines(emptyWholesaleCart('undo'), wholesale))
        : null,
  })
}

/** The change stored by the previous page; null when there is none or it has expired. */
export function receiveCountry(session: StoragePort, now: number): CountryTransfer | null {
  const change = readEnvelope(session, CHANGE)
  if (!change || now - change.at > UNDO_WINDOW_MS) return null
  return {
    previous: change.previous,
    lines: cartLines(fromStored(change.cart, 'undo')),
    wholesale: change.wholesale ? wholesaleLines(wholesaleFromStored(change.wholesale, 'undo')) : [],
  }
}

export const forgetChange = (session: StoragePort): void => session.remove(CHANGE.key)
