import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { savedText } from './saved-text.ts'

/** After the page was loaded, in milliseconds. Source: spec §9. */
const DELAY = 20_000

const isAnswered = () =>
  savedText('localStorage', STORAGE_KEYS.cookiesAccepted) === 'true' ||
  savedText('sessionStorage', STORAGE_KEYS.cookiesClosed) === 'true'

/** Calls the question about cookies when its time has come, unless it was answered; until then nothing of it is loaded. */
export function callCookieConsent(): void {
  if (isAnswered()) return
  const call = () => {
    if (!isAnswered()) dispatchEvent(new CustomEvent('shyrdak:call', { detail: 'cookie-consent' }))
  }
  const wait = () => setTimeout(call, DELAY)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
