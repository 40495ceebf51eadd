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
import { savedText, saveText } from './saved-text.ts'

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
const follow = async (): Promise<string | null> => {
  if (!isUnsynced(storage)) return null
  const { syncPage } = await import('./sync-wishlist.ts')
  const login = await syncPage()
  show()
  return login
}

/** Fills the hearts of wishlist items, follows changes of other tabs, and syncs with the account. */
export function showWishlistButtons(): void {
  show()
  addEventListener('storage', ({ key }) => (key === STORAGE_KEYS.wishlist || key === null) && show())
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  void follow().catch(() => {})
}

/** Adds the heart's product to the wishlist or removes it, and says so. */
export async function press(heart: HTMLElement): Promise<void> {
  const wish = wishlistItemOf(heart.dataset['wishlistItem'] ?? '')
  if (!wish) return
  const isWished = heart.getAttribute('aria-pressed') !== 'true'
  writeWishlist(storage, withChange(readWishlist(storage), { ...wish, is_wished: isWished }))
  show()
  say(isWished ? 'added' : 'removed')
  const login = await follow().catch(() => null)
  if (login !== null) say('ended', login)
}

/** How long the message is shown, in milliseconds; short, so that it covers the page only briefly. */
const SHOWN = 6000
let region: HTMLElement | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows the result of a press with a link to the wishlist, or to the login. */
function say(what: 'added' | 'removed' | 'ended', login?: string): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-wishlist-page]')
  if (!link) return
  region ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'site-said', role: 'status' }),
  )
  const { dataset } = link
  const way = Object.assign(document.createElement('a'), {
    href: login ?? link.href,
    textContent: dataset[login === undefined ? 'wishlistPage' : 'logIn'] ?? '',
  })
  const said = dataset[what] ?? ''
  const place = region
  // Screen readers announce a live region when it changes, not when it is inserted.
  setTimeout(() => place.replaceChildren(said, ...(what === 'removed' ? [] : [' ', way])), 100)
  clearTimeout(hiding)
  hiding = setTimeout(() => place.replaceChildren(), SHOWN)
}
