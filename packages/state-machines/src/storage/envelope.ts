import * as z from 'zod/mini'
import type { StoragePort } from './storage-port.ts'

/** The longest text that is read back; anything longer was not written by the store. */
const LONGEST = 1_000_000

const AnyEnvelope = z.object({ version: z.int(), value: z.unknown() })

/** One kind of kept value: its key, its current version, its shape, and how older shapes become it. */
export interface Envelope<S extends z.ZodMiniType> {
  readonly key: string
  readonly version: number
  readonly schema: S
  /** By the version that is read: its value in the shape of the next version. */
  readonly migrations?: Readonly<Record<number, (value: unknown) => unknown>>
}

export const quarantineKey = (key: string): string => `${key}.quarantine`

/** Keeps a copy of what could not be read, for whoever looks into it, and makes a clean start. */
function setAside(storage: StoragePort, key: string, text: string): null {
  if (text.length <= LONGEST) storage.set(quarantineKey(key), text)
  storage.remove(key)
  return null
}

function migrated<S extends z.ZodMiniType>(envelope: Envelope<S>, version: number, value: unknown): unknown {
  let current = value
  for (let from = version; from < envelope.version; from += 1) {
    const next = envelope.migrations?.[from]
    if (!next) throw new Error('Too old')
    current = next(current)
  }
  return current
}

/** A kept text as its value; null when it cannot be trusted. Touches no storage. */
export function decodeEnvelope<S extends z.ZodMiniType>(
  envelope: Envelope<S>,
  text: string,
): z.output<S> | null {
  if (text.length > LONGEST) return null
  try {
    const { version, value } = z.parse(AnyEnvelope, JSON.parse(text))
    if (version < 1 || version > envelope.version) return null
    return z.parse(envelope.schema, migrated(envelope, version, value))
  } catch {
    // Torn JSON, a foreign shape, nesting deeper than the stack: all of it is equally unreadable.
    return null
  }
}

export const encodeEnvelope = <S extends z.ZodMiniType>(envelope: Envelope<S>, value: z.input<S>): string =>
  JSON.stringify({ version: envelope.version, value })

/**
 * Reads a value back. What is corrupt, hostile or of an unknown version is set aside
 * under `<key>.quarantine` and the answer is null, as if nothing had been kept.
 */
export function readEnvelope<S extends z.ZodMiniType>(
  storage: StoragePort,
  envelope: Envelope<S>,
): z.output<S> | null {
  const text = storage.get(envelope.key)
  if (text === null) return null
  const value = decodeEnvelope(envelope, text)
  return value === null ? setAside(storage, envelope.key, text) : value
}

export const writeEnvelope = <S extends z.ZodMiniType>(
  storage: StoragePort,
  envelope: Envelope<S>,
  value: z.input<S>,
): void => storage.set(envelope.key, encodeEnvelope(envelope, value))
