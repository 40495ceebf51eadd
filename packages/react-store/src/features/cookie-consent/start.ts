import {
  cookieConsentActors,
  cookieConsentMachine,
  selectCookieConsent,
  storedConsent,
  type CookieConsentActor,
  type CookieConsentView,
} from '@shyrdak/state-machines/cookie-consent'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'

/** Starts cookie consent, `passed` milliseconds after the page was loaded. */
export function startCookieConsent(
  { ports }: Store,
  passed: number,
): StartedActor<CookieConsentActor, CookieConsentView> {
  const actor = createActor(cookieConsentMachine.provide(cookieConsentActors(ports)), {
    input: { ...storedConsent(ports), passed },
  })
  return { actor: actor.start(), select: selectCookieConsent }
}
