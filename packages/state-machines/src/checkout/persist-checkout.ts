import { fromCallback } from 'xstate'
import type { OrderedLine } from '../cart-sync/remove-ordered.ts'
import type { Schedule } from '../storage/schedule.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { PersistCheckout } from './checkout.types.ts'
import { isUnsettled } from './order-attempt.ts'
import { rememberOrder } from './own-orders.ts'
import { forgetCheckout, writeCheckout, type StoredCheckout } from './stored-checkout.ts'

export interface CheckoutPersistence {
  /** Persistent storage, for the secrets of own orders. */
  readonly storage: StoragePort
  /** Storage of the browser session, for the form. */
  readonly session: StoragePort
  /** Removes what was ordered from the cart. */
  readonly onOrdered: (ordered: readonly OrderedLine[]) => void
  readonly schedule?: Schedule | undefined
}

/** Saves the form after every change, and placed orders at once. */
export const persistCheckout = ({
  storage,
  session,
  onOrdered,
  schedule = queueMicrotask,
}: CheckoutPersistence) =>
  fromCallback<PersistCheckout, undefined>(({ receive }) => {
    let latest: StoredCheckout | null = null

    function write() {
      if (latest) writeCheckout(session, latest)
      latest = null
    }

    receive((event) => {
      if (event.type === 'placed') {
        latest = null
        rememberOrder(storage, event.placed, event.key)
        if (event.next) writeCheckout(session, event.next)
        else forgetCheckout(session)
        onOrdered(event.ordered)
        return
      }
      const isWaiting = latest !== null
      latest = event.checkout
      // The idempotency key must be stored before the order is sent.
      if (isUnsettled(event.checkout.attempt)) write()
      else if (!isWaiting) schedule(write)
    })
    return write
  })
