import type { CookieConsentSnapshot } from './cookie-consent.machine.ts'

export const selectIsAsking = (snapshot: CookieConsentSnapshot): boolean => snapshot.matches('asking')

export const selectCookieConsent = ({ value }: CookieConsentSnapshot) => ({
  /** The value of `data-state`. */
  state: value === 'opening' ? 'waiting' : value,
})
export type CookieConsentView = Readonly<ReturnType<typeof selectCookieConsent>>
