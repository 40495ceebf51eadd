import type { WishlistItem } from '@shyrdak/sdk/contract'
import type { Store } from '../../store/store.ts'
import { wishlistContract } from './contract.ts'
import { afterSync, readWishlist, withChange, writeWishlist } from './stored-wishlist.ts'

/** Puts a product onto the wishlist of this device, or takes it off. */
export function changeWishlist(store: Store, { market, product_id }: WishlistItem, isWished: boolean): void {
  const { storage } = store.ports
  writeWishlist(storage, withChange(readWishlist(storage), { market, product_id, is_wished: isWished }))
}

/** Settles, never rejects, when the sync of a store that was started last has ended. */
const running = new WeakMap<Store, Promise<void>>()
/** The sync that waits for it. */
const waiting = new WeakMap<Store, Promise<void>>()

/**
 * Tells the store what was changed on this device, and reads what was on others. Guests have nobody to tell. What fails is
 * told with the next page. One call goes after the other, so that the last answer is the latest.
 */
export function syncWishlist(store: Store): Promise<void> {
  const queued = waiting.get(store)
  if (queued) return queued
  const settled = () => {}
  const next = (running.get(store) ?? Promise.resolve()).then(() => {
    waiting.delete(store)
    const sync = syncOnce(store)
    // Whoever asked for it is told of a failure; the next one only waits.
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
  // Somebody may have gone on choosing meanwhile, or logged out.
  const now = readWishlist(storage)
  if (now.account === account) writeWishlist(storage, afterSync(now, sent, known))
}
