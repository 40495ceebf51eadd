import { fromCallback } from 'xstate'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { CookieConsentEvent, CookieConsentInput } from './cookie-consent.machine.ts'
import { readAcceptance, readClosing, writeAcceptance, writeClosing } from './stored-consent.ts'

export interface CookieConsentEffects {
  /** Outlives the visit. */
  readonly storage: StoragePort
  /** Lives as long as the visit. */
  readonly session: StoragePort
}

/** The effects of the question: `cookieConsentMachine.provide(cookieConsentEffects({ storage, session }))`. */
export const cookieConsentEffects = ({ storage, session }: CookieConsentEffects) => ({
  actors: {
    followAcceptance: fromCallback<CookieConsentEvent, undefined>(({ sendBack }) =>
      storage.subscribe(({ key }) => {
        if (key === STORAGE_KEYS.cookiesAccepted && readAcceptance(storage))
          sendBack({ type: 'cookies.followed' })
      }),
    ),
  },
  actions: {
    saveAcceptance: () => writeAcceptance(storage),
    saveClosing: () => writeClosing(session),
  },
})

/** What was answered before. */
export const storedConsent = ({ storage, session }: CookieConsentEffects): CookieConsentInput => ({
  hasAccepted: readAcceptance(storage),
  hasClosed: readClosing(session),
})
