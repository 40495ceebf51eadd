import { memoryStorage } from '@shyrdak/state-machines/storage'
import type { StorePorts } from './ports.ts'

/** Ports for tests, and what `createStore` uses on a server: in memory, and without side effects. */
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
  history: { push: () => {}, back: () => {}, subscribe: () => () => {} },
  savePreferences: async () => {},
  openGate: async () => ({ kind: 'refused' }),
  newKey: () => crypto.randomUUID(),
  now: () => Date.now(),
  onItemCount: () => {},
  onUnread: () => {},
})
