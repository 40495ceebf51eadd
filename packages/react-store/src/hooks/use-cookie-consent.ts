import { useOwnJourney } from './use-own-journey.ts'

/** The question about cookies, `passed` milliseconds after the page was loaded. */
export const useCookieConsent = (passed: number) =>
  useOwnJourney(
    async (store) => (await import('../journeys/cookie-consent.ts')).startCookieConsent(store, passed),
    { isEager: true },
  )
