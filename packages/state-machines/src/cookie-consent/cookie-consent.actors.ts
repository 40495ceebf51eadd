import { fromCallback } from 'xstate'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { CookieConsentEvent, CookieConsentInput } from './cookie-consent.machine.ts'
import { readAcceptance, readClosing, writeAcceptance, writeClosing } from './stored-consent.ts'

export interface CookieConsentEffects {
  /** Persistent storage. */
  readonly storage: StoragePort
  /** Storage of the browser session. */
  readonly session: StoragePort
}

/** For `cookieConsentMachine.provide(cookieConsentActors({ storage, session }))`. */
export const cookieConsentActors = ({ storage, session }: CookieConsentEffects) => ({
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

/** The stored answers, as the machine's input. */
export const storedConsent = ({ storage, session }: CookieConsentEffects): CookieConsentInput => ({
  hasAccepted: readAcceptance(storage),
  hasClosed: readClosing(session),
})
