import type { WishlistItem } from '@shyrdak/sdk/contract'
import type { Store } from '../../store/store.ts'
import { wishlistContract } from './contract.ts'
import { afterSync, readWishlist, withChange, writeWishlist } from './stored-wishlist.ts'

/** Adds a product to the wishlist of this device, or removes it. */
export function changeWishlist(store: Store, { market, product_id }: WishlistItem, isWished: boolean): void {
  const { storage } = store.ports
  writeWishlist(storage, withChange(readWishlist(storage), { market, product_id, is_wished: isWished }))
}

/** Settles when the last started sync of a store has ended; never rejects. */
const running = new WeakMap<Store, Promise<void>>()
/** The next sync, queued behind the running one. */
const waiting = new WeakMap<Store, Promise<void>>()

/**
 * Sends the changes of this device to the store and loads the account's list; a no-op for guests. Rejects
 * when the call fails; the changes are sent with the next sync. Calls run one after another, so that the last
 * response is the latest.
 */
export function syncWishlist(store: Store): Promise<void> {
  const queued = waiting.get(store)
  if (queued) return queued
  const settled = () => {}
  const next = (running.get(store) ?? Promise.resolve()).then(() => {
    waiting.delete(store)
    const sync = syncOnce(store)
    // Only the caller of a sync learns of its failure; the next sync just waits for its end.
    running.set(store, sync.then(settled, settled))
    return sync
  })
  waiting.set(store, next)
  return next
}

async function syncOnce(store: Store): Promise<void> {
  const { storage } = store.ports
  const { account, changes: sent } = readWishlist(storage)
  if (account === null) return
  const { wishlist } = await store.sdk(wishlistContract)
  const known =
    sent.length > 0 ? await wishlist.change({ body: { changes: [...sent] } }) : await wishlist.list()
  // The list may have changed during the call, or the user may have logged out.
  const now = readWishlist(storage)
  if (now.account === account) writeWishlist(storage, afterSync(now, sent, known))
}
