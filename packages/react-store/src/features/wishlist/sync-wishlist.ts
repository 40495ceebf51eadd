import type { WishlistItem } from '@shyrdak/sdk/contract'
import { perStore } from '../../store/per-store.ts'
import type { Store } from '../../store/store.ts'
import { wishlistContract } from './contract.ts'
import { afterSync, readWishlist, withChange, writeWishlist } from './stored-wishlist.ts'

/** Adds a product to the wishlist of this device, or removes it. */
export function changeWishlist(store: Store, { market, product_id }: WishlistItem, isListed: boolean): void {
  const { storage } = store.ports
  writeWishlist(storage, withChange(readWishlist(storage), { market, product_id, is_wished: isListed }))
}

interface Syncs {
  /** Settles when the last started sync has ended; never rejects. */
  running: Promise<void>
  /** The next sync, queued behind the running one. */
  waiting: Promise<void> | null
}

const syncsOf = perStore((): Syncs => ({ running: Promise.resolve(), waiting: null }))

/**
 * Sends the changes of this device to the store and loads the account's list; a no-op for guests. Rejects
 * when the call fails; the changes are sent with the next sync. Calls run one after another, so that the last
 * response is the latest.
 */
export function syncWishlist(store: Store): Promise<void> {
  const syncs = syncsOf(store)
  const settled = () => {}
  return (syncs.waiting ??= syncs.running.then(() => {
    syncs.waiting = null
    const sync = syncOnce(store)
    // Only the caller of a sync learns of its failure; the next sync just waits for its end.
    syncs.running = sync.then(settled, settled)
    return sync
  }))
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
