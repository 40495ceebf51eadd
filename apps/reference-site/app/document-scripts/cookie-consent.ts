import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { callIsland } from './call-island.ts'
import { savedText } from './saved-text.ts'

/** Milliseconds after the page has loaded. Source: spec §9. */
const DELAY_MS = 20_000

const isAnswered = () =>
  savedText('localStorage', STORAGE_KEYS.cookiesAccepted) === 'true' ||
  savedText('sessionStorage', STORAGE_KEYS.cookiesClosed) === 'true'

/** Wakes the cookie consent after its delay, unless it was answered. Its code is not loaded before. */
export function callCookieConsent(): void {
  if (isAnswered()) return
  const call = () => {
    if (!isAnswered()) callIsland('cookie-consent')
  }
  const wait = () => setTimeout(call, DELAY_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
