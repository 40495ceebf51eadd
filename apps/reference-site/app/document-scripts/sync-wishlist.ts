import { syncWishlist } from '@shyrdak/react-store/wishlist-sync'
import { pageStore } from '../store/page-store.ts'

/** Tells the store of this page's account what it wishes for. */
export const syncPage = (): Promise<void> => syncWishlist(pageStore())
