import { syncWishlist } from '@shyrdak/react-store/wishlist-sync'
import { isShyrdakError } from '@shyrdak/sdk'
import { loginAfterEnd, loginPathOf } from '@shyrdak/state-machines/auth/rules'
import { pageStore } from '../store/page-store.ts'

/**
 * Tells the store of this page's account what it wishes for. Where its session has ended, the address of the login that
 * says so and leads back.
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
