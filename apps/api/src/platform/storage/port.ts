import type { Readable } from 'node:stream'

/** Whether everybody may see a file, or only whom its owner's module lets. */
export type Visibility = 'public' | 'private'

/** Where a file stands: its visibility and a name that nobody guesses. People's own file names are no part of it. */
export type FileKey = `${Visibility}/${string}`

/** Both bytes are within the file. */
export interface FilePart {
  first: number
  last: number
}

/** Holds files that people have uploaded. Several processes may share one. */
export interface FileStorage {
  /** Writes a file: whole, or not at all. `type` is its media type. A large one is a blob, which is read piece by piece. */
  put(key: FileKey, bytes: Uint8Array | Blob, type: string): Promise<void>
  /** Its bytes; undefined where there is no such file. */
  get(key: FileKey): Promise<Buffer | undefined>
  /** A part of it as a stream, from its first to its last byte; undefined where there is no such file. */
  read(key: FileKey, part: FilePart): Promise<Readable | undefined>
  has(key: FileKey): Promise<boolean>
  /** Removes a file; one that is not there is removed already. */
  remove(key: FileKey): Promise<void>
}

const KEY = /^(?:public|private)\/[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/

/** Keys are made by the store alone: another one is a fault of ours, and never a path. */
export function checkedKey(key: FileKey): FileKey {
  if (!KEY.test(key)) throw new Error(`storage: ${JSON.stringify(key)} is no key of a file`)
  return key
}
