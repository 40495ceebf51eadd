// What the store shares with the scripts of the shop's pages, which load before React and the client.
export { postPreferences } from './store/post-preferences.ts'
