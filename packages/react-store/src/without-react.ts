// What the store shares with the scripts of the shop's pages, which load before React and the client.
export { isUnloaded } from './store/is-unloaded.ts'
export { postPreferences } from './store/post-preferences.ts'
export { reachPage } from './store/reach-page.ts'
export { CART_COUNT_EVENT, UNREAD_EVENT } from './store/window-events.ts'
export { ACCOUNT_DRAFTS } from './parts/account-drafts-key.ts'
