import * as z from 'zod/mini'
import { quarantineKey } from './envelope.ts'
import type { StoragePort } from './storage-port.ts'

const MAX_LENGTH = 8_192

/** Reads a raw text that matches a schema. Any other text is moved to quarantine, and the result is null. */
export function readScalar<S extends z.ZodMiniType>(
  storage: StoragePort,
  key: string,
  schema: S,
): z.output<S> | null {
  const text = storage.get(key)
  if (text === null) return null
  const read = text.length > MAX_LENGTH ? null : z.safeParse(schema, text)
  if (read?.success) return read.data
  if (text.length <= MAX_LENGTH) storage.set(quarantineKey(key), text)
  storage.remove(key)
  return null
}
