import { fromCallback } from 'xstate'
import type { Schedule } from '../retail-cart/persist-cart.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { PersistCheckout } from './checkout.events.ts'
import { rememberOrder } from './own-orders.ts'
import { forgetCheckout, writeCheckout, type StoredCheckout } from './stored-checkout.ts'

export interface CheckoutPersistence {
  /** Outlives the visit: the secrets of own orders. */
  readonly storage: StoragePort
  /** Outlives a reload: what is typed. */
  readonly session: StoragePort
  /** Takes out of the cart what was ordered. */
  readonly onOrdered: (keys: readonly string[]) => void
  readonly schedule?: Schedule | undefined
}

/** Keeps what is typed after every change, and of an order made at once all that opens it again. */
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
        rememberOrder(storage, event.placed)
        if (event.next) writeCheckout(session, event.next)
        else forgetCheckout(session)
        onOrdered(event.keys)
        return
      }
      const isWaiting = latest !== null
      latest = event.checkout
      // The key of an order on its way is written before the order leaves.
      if (event.checkout.attempt.isUnsettled) write()
      else if (!isWaiting) schedule(write)
    })
    return write
  })
