import {
  cookieConsentEffects,
  cookieConsentMachine,
  storedConsent,
  type CookieConsentEvent,
} from '@shyrdak/state-machines/cookie-consent'
import { createActor } from 'xstate'
import type { Running } from '../store/journey.ts'
import { runningActor } from '../store/running-actor.ts'
import type { Store } from '../store/store.ts'
import type { CookieConsentView } from './cookie-consent-view.ts'

/** Starts the question about cookies, `passed` milliseconds after the page was loaded. */
export function startCookieConsent(
  { ports }: Store,
  passed: number,
): Running<CookieConsentView, CookieConsentEvent> {
  const actor = createActor(cookieConsentMachine.provide(cookieConsentEffects(ports)), {
    input: { ...storedConsent(ports), passed },
  })
  return runningActor(actor.start(), ({ value }) => ({ state: value === 'opening' ? 'waiting' : value }))
}
