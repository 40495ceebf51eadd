import type { AccountClients } from '@shyrdak/state-machines/auth'
import type { Store } from '../../store/store.ts'

/** Loaded on login and logout; the session stored on the device does not need it. */
export const loadAuthContract = async () => (await import('./contract.ts')).authContract

/** The SDKs of user accounts, for the state machines. */
export const accountClients = (store: Store): AccountClients => ({
  sdk: (token) => store.sdk(loadAuthContract(), token),
  managers: (token) => store.sdk(store.managerContract(), token),
})
