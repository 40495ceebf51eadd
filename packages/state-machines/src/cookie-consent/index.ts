export { COOKIE_DIALOG_DELAY_MS, delayLeft } from './rules.ts'
export {
  cookieConsentMachine,
  type CookieConsentActor,
  type CookieConsentContext,
  type CookieConsentEvent,
  type CookieConsentInput,
  type CookieConsentSnapshot,
} from './cookie-consent.machine.ts'
export { cookieConsentActors, storedConsent, type CookieConsentEffects } from './cookie-consent.actors.ts'
export { selectCookieConsent, selectIsAsking, type CookieConsentView } from './cookie-consent.selectors.ts'
