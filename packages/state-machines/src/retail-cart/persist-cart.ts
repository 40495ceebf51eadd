import { fromCallback } from 'xstate'
import { encodeEnvelope, readEnvelope } from '../storage/envelope.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { mergeCarts } from './merge-carts.ts'
import type { CartRead, PersistCart } from './retail-cart.machine.ts'
import type { RetailCart } from './retail-cart.ts'
import { fromStored, RETAIL_CART, toStored, type StoredCart } from './stored-cart.ts'

/** Schedules a write, so that many changes are written once. */
export type Schedule = (write: () => void) => void

/**
 * Stores the cart under `retailCartItems` and follows other tabs. Each write is merged with what is stored, so
 * that a tab that was suspended does not overwrite newer changes.
 */
export const persistCart = (storage: StoragePort, schedule: Schedule = queueMicrotask) =>
  fromCallback<PersistCart, undefined>(({ sendBack, receive }) => {
    let latest: RetailCart | null = null
    /** The stored text as this tab knows it: while it is unchanged, no other tab has written. */
    let known: string | null = null

    function read(): StoredCart | null {
      const text = storage.get(RETAIL_CART.key)
      if (text === null || text === known) return null
      known = text
      return readEnvelope(storage, RETAIL_CART, (lost) => sendBack({ type: 'cart.unread', lost }))
    }

    function sendStored() {
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
      // Another release may serialize the same cart differently, so only write when something is new.
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
      if (key === null || key === RETAIL_CART.key) sendStored()
    })
    sendStored()
    return () => {
      stop()
      write()
    }
  })
