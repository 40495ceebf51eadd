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

/** An account hears of what was changed here; what fails is told with the next page. */
const follow = async () => {
  if (!isUnsynced(storage)) return
  const { syncPage } = await import('./sync-wishlist.ts')
  await syncPage()
  show()
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
  say(isWished)
  await follow().catch(() => {})
}

/** Gone before it is in anybody's way. */
const SHOWN = 6000
let region: HTMLElement | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

function say(isWished: boolean): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-wishlist-page]')
  if (!link) return
  region ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'site-wishlist-said', role: 'status' }),
  )
  const view = Object.assign(document.createElement('a'), {
    href: link.href,
    textContent: link.dataset['wishlistPage'] ?? '',
  })
  const said = link.dataset[isWished ? 'added' : 'removed'] ?? ''
  const place = region
  // A region is heard when it changes, not when it comes.
  setTimeout(() => place.replaceChildren(said, ...(isWished ? [' ', view] : [])), 100)
  clearTimeout(hiding)
  hiding = setTimeout(() => place.replaceChildren(), SHOWN)
}
