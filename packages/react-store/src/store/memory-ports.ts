import { memoryStorage } from '@shyrdak/state-machines/storage'
import { NO_HISTORY } from './no-history.ts'
import type { StorePorts } from './ports.ts'

/** In-memory ports without side effects: for tests, and the default of `createStore` on a server. */
export const memoryPorts = (): StorePorts => ({
  storage: memoryStorage(),
  session: memoryStorage(),
  navigation: {
    origin: '',
    path: () => '/',
    replaceQuery: () => {},
    go: () => {},
    leave: () => {},
    reload: () => {},
  },
  history: NO_HISTORY,
  savePreferences: async () => {},
  openGate: async () => ({ kind: 'refused' }),
  reach: async () => {},
  newKey: () => crypto.randomUUID(),
  now: () => Date.now(),
  onItemCount: () => {},
  onUnread: () => {},
})
