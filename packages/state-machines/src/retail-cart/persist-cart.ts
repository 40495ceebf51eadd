import { fromCallback } from 'xstate'
import { encodeEnvelope, readEnvelope } from '../storage/envelope.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { mergeCarts } from './merge-carts.ts'
import type { CartRead, PersistCart } from './retail-cart.machine.ts'
import type { RetailCart } from './retail-cart.ts'
import { fromStored, RETAIL_CART, toStored, type StoredCart } from './stored-cart.ts'

/** When the cart is written: after the work at hand, so that many changes cost one write. */
export type Schedule = (write: () => void) => void

/**
 * Keeps the cart under `retailCartItems` and follows what other tabs keep there.
 * Each write is merged with what is there, so a tab that was asleep takes nothing away.
 */
export const persistCart = (storage: StoragePort, schedule: Schedule = queueMicrotask) =>
  fromCallback<PersistCart, undefined>(({ sendBack, receive }) => {
    let latest: RetailCart | null = null
    /** The text that this tab knows: while it is there, nobody else has written. */
    let known: string | null = null

    function read(): StoredCart | null {
      const text = storage.get(RETAIL_CART.key)
      if (text === null || text === known) return null
      known = text
      return readEnvelope(storage, RETAIL_CART, (lost) => sendBack({ type: 'cart.unread', lost }))
    }

    function hear() {
      const stored = read()
      if (stored) sendBack({ type: 'cart.read', stored } satisfies CartRead)
    }

    function write() {
      if (!latest) return
      const own = latest
      latest = null
      const stored = read()
      const theirs = stored && fromStored(stored, own.replica)
      const merged = theirs ? mergeCarts(own, theirs) : own
      const value = toStored(merged)
      // A tab of another release may write the same in other words: only news are worth an answer.
      if (!theirs || mergeCarts(theirs, own).revision !== theirs.revision) {
        known = encodeEnvelope(RETAIL_CART, value)
        if (known !== storage.get(RETAIL_CART.key)) storage.set(RETAIL_CART.key, known)
      }
      if (merged.revision !== own.revision) sendBack({ type: 'cart.read', stored: value } satisfies CartRead)
    }

    receive(({ cart }) => {
      const isWaiting = latest !== null
      latest = cart
      if (!isWaiting) schedule(write)
    })
    const stop = storage.subscribe(({ key }) => {
      if (key === null || key === RETAIL_CART.key) hear()
    })
    hear()
    return () => {
      stop()
      write()
    }
  })
