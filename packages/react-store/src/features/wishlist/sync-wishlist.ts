import type { WishlistItem } from '@shyrdak/sdk/contract'
import type { Store } from '../../store/store.ts'
import { afterSync, readWishlist, withChange, writeWishlist } from './stored-wishlist.ts'

/** Puts a product onto the wishlist of this device, or takes it off. */
export function changeWishlist(store: Store, { market, product_id }: WishlistItem, isWished: boolean): void {
  const { storage } = store.ports
  writeWishlist(storage, withChange(readWishlist(storage), { market, product_id, is_wished: isWished }))
}

/**
 * Tells the store what was changed on this device, and reads what was on others. Guests have nobody to tell. What fails is
 * told with the next page.
 */
export async function syncWishlist(store: Store): Promise<void> {
  const { storage } = store.ports
  const { account, changes: sent } = readWishlist(storage)
  if (account === null) return
  const { wishlist } = await store.sdk(
    import('./contract.ts').then(({ wishlistContract }) => wishlistContract),
  )
  const known =
    sent.length > 0 ? await wishlist.change({ body: { changes: [...sent] } }) : await wishlist.list()
  // Somebody may have gone on choosing meanwhile, or logged out.
  const now = readWishlist(storage)
  if (now.account === account) writeWishlist(storage, afterSync(now, sent, known))
}
