import { Readable } from 'node:stream'
import { checkedKey, type FileKey, type FileStorage } from '#platform/storage/port.ts'

/** An in-memory storage for tests. */
export function memoryStorage(): FileStorage {
  const files = new Map<FileKey, Buffer>()
  return {
    put: async (key, bytes) =>
      void files.set(
        checkedKey(key),
        Buffer.from(bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes),
      ),
    get: async (key) => files.get(checkedKey(key)),
    read: async (key, { first, last }) => {
      const bytes = files.get(checkedKey(key))
      return bytes && Readable.from([bytes.subarray(first, last + 1)])
    },
    has: async (key) => files.has(checkedKey(key)),
    remove: async (key) => void files.delete(checkedKey(key)),
  }
}
