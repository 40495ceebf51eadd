import { syncWishlist } from '@shyrdak/react-store/wishlist-sync'
import { isShyrdakError } from '@shyrdak/sdk'
import { loginAfterEnd, loginPathOf } from '@shyrdak/state-machines/auth/rules'
import { pageStore } from '../store/page-store.ts'

/**
 * Syncs the wishlist with the account of this page. Returns null, or the login path that explains that the
 * session has ended and returns here.
 */
export async function syncPage(): Promise<string | null> {
  const store = pageStore()
  try {
    await syncWishlist(store)
    return null
  } catch (error) {
    if (!isShyrdakError(error) || error.code !== 'UNAUTHENTICATED') throw error
    const here = store.ports.navigation.path().slice(store.link('').length)
    return store.link(loginAfterEnd(loginPathOf('retail'), here))
  }
}
