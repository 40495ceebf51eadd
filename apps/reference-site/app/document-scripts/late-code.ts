import { loadedOnce } from '../failure/reload-once.ts'

// What both a press and the page itself load: neither may ask for it where nothing answers.
export const loadGallery = loadedOnce(() => import('./gallery-code.ts'))
export const loadWishlistButtons = loadedOnce(() => import('./wishlist-buttons.ts'))
