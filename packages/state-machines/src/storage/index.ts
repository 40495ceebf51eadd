export type { StorageChange, StorageListener, StoragePort } from './storage-port.ts'
export { CART_IN_NAME, STORAGE_KEYS, type StorageKey } from './storage-keys.ts'
export { memoryStorage, memoryTabs } from './memory-storage.ts'
export {
  browserStorage,
  type BrowserStorageOptions,
  type StorageArea,
  type StorageEvents,
} from './browser-storage.ts'
export {
  decodeEnvelope,
  encodeEnvelope,
  quarantineKey,
  readEnvelope,
  writeEnvelope,
  type Envelope,
  type Lost,
} from './envelope.ts'
export { windowNameArea } from './window-name.ts'
export { readScalar } from './scalar.ts'
