import { memoryStorage } from '@shyrdak/state-machines/storage'
import type { StorePorts } from './ports.ts'

/** Stand-ins that forget: for servers, where nobody acts, and to be replaced one by one. */
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
})
