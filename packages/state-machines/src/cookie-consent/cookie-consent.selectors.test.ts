import { expect, test } from 'vitest'
import { cookieConsentMachine } from './cookie-consent.machine.ts'
import { selectCookieConsent } from './cookie-consent.selectors.ts'

test.each([
  ['opening', 'waiting'],
  ['waiting', 'waiting'],
  ['asking', 'asking'],
  ['accepted', 'accepted'],
  ['closed', 'closed'],
] as const)('the state "%s" is shown as %s', (value, state) => {
  const context = { hasAccepted: false, hasClosed: false, passed: 0 }
  expect(selectCookieConsent(cookieConsentMachine.resolveState({ value, context }))).toEqual({ state })
})
