import type { Readable } from 'node:stream'
import type { FilePart } from '../media/port.ts'

/** Whether everybody may see a file, or only people whom the owning module admits. */
export type Visibility = 'public' | 'private'

/** Visibility and an unguessable name. The original file name is not part of it. */
export type FileKey = `${Visibility}/${string}`

/** Storage for uploaded files. Several processes may share one. */
export interface FileStorage {
  /** Writes a file completely or not at all. `type` is its media type. Large files come as a Blob. */
  put(key: FileKey, bytes: Uint8Array | Blob, type: string): Promise<void>
  /** Returns its bytes; undefined if the file does not exist. */
  get(key: FileKey): Promise<Buffer | undefined>
  /** Streams a part of it; undefined if the file does not exist. */
  read(key: FileKey, part: FilePart): Promise<Readable | undefined>
  has(key: FileKey): Promise<boolean>
  /** Removes a file; a no-op if it does not exist. */
  remove(key: FileKey): Promise<void>
}

const KEY = /^(?:public|private)\/[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/

/** Validates a key. Only the store makes keys: any other is our fault and must never become a path. */
export function checkedKey(key: FileKey): FileKey {
  if (!KEY.test(key)) throw new Error(`storage: ${JSON.stringify(key)} is not a valid file key`)
  return key
}
