import { useOwnFlow } from './use-own-flow.ts'

/** Cookie consent, `passed` milliseconds after the page was loaded. */
export const useCookieConsent = (passed: number) =>
  useOwnFlow(
    async (store) => (await import('../flows/cookie-consent.ts')).startCookieConsent(store, passed),
    { isEager: true },
  )
