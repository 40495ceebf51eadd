import { loadedOnce } from '../failure/reload-once.ts'

// Modules that both presses and the page itself load. The shared loader keeps either from importing them
// while the store is unreachable, since browsers cache a failed import.
export const loadGallery = loadedOnce(() => import('./gallery-code.ts'))
export const loadWishlistButtons = loadedOnce(() => import('./wishlist-buttons.ts'))
