// What the store shares with the scripts of the shop's pages, which load before React and the client.
export { postPreferences } from './store/post-preferences.ts'
export { CART_COUNT_EVENT, UNREAD_EVENT } from './store/window-events.ts'
