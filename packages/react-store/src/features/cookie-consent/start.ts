import {
  cookieConsentEffects,
  cookieConsentMachine,
  selectCookieConsent,
  storedConsent,
  type CookieConsentEvent,
  type CookieConsentView,
} from '@shyrdak/state-machines/cookie-consent'
import { createActor } from 'xstate'
import type { ActorStore } from '../../store/lazy-actor.ts'
import { actorStore } from '../../store/actor-store.ts'
import type { Store } from '../../store/store.ts'

/** Starts cookie consent, `passed` milliseconds after the page was loaded. */
export function startCookieConsent(
  { ports }: Store,
  passed: number,
): ActorStore<CookieConsentView, CookieConsentEvent> {
  const actor = createActor(cookieConsentMachine.provide(cookieConsentEffects(ports)), {
    input: { ...storedConsent(ports), passed },
  })
  return actorStore(actor.start(), selectCookieConsent)
}
