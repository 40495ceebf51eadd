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
import { readEnvelope, writeEnvelope, type Envelope, type StoragePort } from '@shyrdak/state-machines/storage'
import * as z from 'zod/mini'

const Change = z.object({ previous: CountryCode, at: z.number(), cart: StoredCart })

const CHANGE = {
  key: 'country_change',
  version: 1,
  schema: Change,
} as const satisfies Envelope<typeof Change>

/** How long after a change, the page loaded again in between, it can be undone: milliseconds. */
const WHILE = 20_000

/** A change of country that can be undone: where from, and what the basket held. */
export interface CountryTransfer {
  readonly previous: string
  readonly lines: readonly CartLine[]
}

/** Country and prices are constants of a page, so it is loaded again; what an undo needs is handed over here. */
export function transferCountry(
  session: StoragePort,
  { previous, lines }: CountryTransfer,
  at: number,
): void {
  writeEnvelope(session, CHANGE, { previous, at, cart: toStored(restoreLines(emptyCart('undo'), lines)) })
}

/** The change handed over a moment ago, null when there was none. */
export function receiveCountry(session: StoragePort, now: number): CountryTransfer | null {
  const change = readEnvelope(session, CHANGE)
  if (!change || now - change.at > WHILE) return null
  return { previous: change.previous, lines: cartLines(fromStored(change.cart, 'undo')) }
}

export const forgetChange = (session: StoragePort): void => session.remove(CHANGE.key)
