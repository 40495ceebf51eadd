import {
  isUnsynced,
  listedItems,
  readWishlist,
  wishlistKey,
  wishlistItemOf,
  withChange,
  writeWishlist,
  type WishlistStorage,
} from '@shyrdak/react-store/wishlist'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { loadedOnce } from '../failure/reload-once.ts'
import { showStatus } from './status-message.ts'
import { savedText, saveText } from './saved-text.ts'

const loadSync = loadedOnce(() => import('./sync-wishlist.ts'))

/** Uses the browser's storage without the store, so that a press does not wait for it to load. */
const storage: WishlistStorage = {
  get: (key) => savedText('localStorage', key),
  set: (key, text) => saveText('localStorage', key, text),
}

function show(): void {
  const wished = new Set(listedItems(readWishlist(storage)).map(wishlistKey))
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wishlist-item]'))
    heart.setAttribute('aria-pressed', String(wished.has(heart.dataset['wishlistItem'] ?? '')))
}

/**
 * Syncs local changes with the account; after a failure the next page tries again. Returns the login path
 * when the session has ended, else null.
 */
const follow = async (isPressed: boolean): Promise<string | null> => {
  if (!isUnsynced(storage)) return null
  const { syncPage } = await loadSync(isPressed)
  const login = await syncPage()
  show()
  return login
}

/** Fills the hearts of wishlist items, follows changes of other tabs, and syncs with the account. */
export function showWishlistButtons(): void {
  show()
  addEventListener('storage', ({ key }) => (key === STORAGE_KEYS.wishlist || key === null) && show())
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  follow(false).catch(() => undefined)
}

/** Adds the heart's product to the wishlist or removes it, and shows the result. */
export async function press(heart: HTMLElement): Promise<void> {
  const wish = wishlistItemOf(heart.dataset['wishlistItem'] ?? '')
  if (!wish) return
  const isWished = heart.getAttribute('aria-pressed') !== 'true'
  writeWishlist(storage, withChange(readWishlist(storage), { ...wish, is_wished: isWished }))
  show()
  announce(isWished ? 'added' : 'removed')
  try {
    const login = await follow(true)
    if (login !== null) announce('ended', login)
  } catch {
    announce('unsynced')
  }
}

/** Shows the result of a press with a link to the wishlist, or to the login. */
function announce(what: 'added' | 'removed' | 'ended' | 'unsynced', login?: string): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-wishlist-page]')
  if (!link) return
  const { dataset } = link
  const way = Object.assign(document.createElement('a'), {
    href: login ?? link.href,
    textContent: dataset[login === undefined ? 'wishlistPage' : 'logIn'] ?? '',
  })
  // A failed sync gets no link, which would not work without a connection.
  showStatus([dataset[what] ?? '', ...(what === 'added' || what === 'ended' ? [' ', way] : [])])
}
