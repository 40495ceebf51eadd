import { useOwnFlow } from '../../store/use-own-flow.ts'

/** Cookie consent, `passed` milliseconds after the page was loaded. */
export const useCookieConsent = (passed: number) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startCookieConsent(store, passed), {
    isEager: true,
  })
