import {
  cookieConsentEffects,
  cookieConsentMachine,
  storedConsent,
  type CookieConsentEvent,
} from '@shyrdak/state-machines/cookie-consent'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import type { CookieConsentView } from './cookie-consent-view.ts'

/** Starts the question about cookies, `passed` milliseconds after the page was loaded. */
export function startCookieConsent(
  { ports }: Store,
  passed: number,
): RunningFlow<CookieConsentView, CookieConsentEvent> {
  const actor = createActor(cookieConsentMachine.provide(cookieConsentEffects(ports)), {
    input: { ...storedConsent(ports), passed },
  })
  return actorStore(actor.start(), ({ value }) => ({ state: value === 'opening' ? 'waiting' : value }))
}
