import type { CookieConsentSnapshot } from './cookie-consent.machine.ts'

export const selectIsAsking = (snapshot: CookieConsentSnapshot): boolean => snapshot.matches('asking')
