import { fromCallback } from 'xstate'
import { readEnvelope, writeEnvelope } from '../storage/envelope.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { ownCart } from './part-by-company.ts'
import { BOUGHT_BRANDS, REORDER_ITEMS, type BesideCart } from './stored-beside-cart.ts'
import type { PersistBeside } from './wholesale-cart.machine.ts'

const read = (storage: StoragePort): BesideCart => ({
  bought: readEnvelope(storage, BOUGHT_BRANDS) ?? [],
  reorder: readEnvelope(storage, REORDER_ITEMS)?.orderId ?? null,
})

/** Stores what stands beside the cart under `bought_brands` and `reorderItems`; what is empty is not stored. */
export const persistBeside = (storage: StoragePort) =>
  fromCallback<PersistBeside, undefined>(({ sendBack, receive }) => {
    const isOwn = ownCart(storage)
    // Read before anything is written.
    sendBack({ type: 'beside.read', beside: read(storage) })
    receive(({ beside: { bought, reorder } }) => {
      if (!isOwn()) return
      if (bought.length > 0) writeEnvelope(storage, BOUGHT_BRANDS, [...bought])
      else storage.remove(BOUGHT_BRANDS.key)
      if (reorder === null) storage.remove(REORDER_ITEMS.key)
      else writeEnvelope(storage, REORDER_ITEMS, { orderId: reorder })
    })
  })
