import { checkedKey, type FileKey, type FileStorage } from '#platform/storage/port.ts'

/** A storage that is gone with the test. */
export function memoryStorage(): FileStorage {
  const files = new Map<FileKey, Buffer>()
  return {
    put: async (key, bytes) => void files.set(checkedKey(key), Buffer.from(bytes)),
    get: async (key) => files.get(checkedKey(key)),
    has: async (key) => files.has(checkedKey(key)),
    remove: async (key) => void files.delete(checkedKey(key)),
  }
}
