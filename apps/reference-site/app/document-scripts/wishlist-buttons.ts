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

/** The browser's, without the store: a press must not wait for it. */
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
 * An account hears of what was changed here; what fails is told with the next page. Gives the address of a login where the
 * session has ended.
 */
const follow = async (): Promise<string | null> => {
  if (!isUnsynced(storage)) return null
  const { syncPage } = await import('./sync-wishlist.ts')
  const login = await syncPage()
  show()
  return login
}

/** Fills the hearts of what is wished for, as this and other tabs change it, and lets an account follow. */
export function showWishlistButtons(): void {
  show()
  addEventListener('storage', ({ key }) => (key === STORAGE_KEYS.wishlist || key === null) && show())
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  void follow().catch(() => {})
}

/** Puts the product of a heart onto the wishlist, or takes it off, and says so. */
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

/** Gone before it is in anybody's way. */
const SHOWN = 6000
let region: HTMLElement | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

/** What became of a press, and where it leads: to the list, or to the login. */
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
  // A region is heard when it changes, not when it comes.
  setTimeout(() => place.replaceChildren(said, ...(what === 'removed' ? [] : [' ', way])), 100)
  clearTimeout(hiding)
  hiding = setTimeout(() => place.replaceChildren(), SHOWN)
}
