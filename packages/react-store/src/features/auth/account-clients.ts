import type { AccountClients } from '@shyrdak/state-machines/auth'
import type { Store } from '../../store/store.ts'

/** Loaded when somebody logs in or out, not with what is known from storage. */
export const loadAuthContract = async () => (await import('./contract.ts')).authContract

/** The calls of people's own accounts, for the machines. */
export const accountClients = (store: Store): AccountClients => ({
  sdk: (token) => store.sdk(loadAuthContract(), token),
  managers: (token) => store.sdk(store.managerContract(), token),
})
