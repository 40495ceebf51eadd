import * as z from 'zod/mini'
import { sortEntries } from './sort-entries.ts'
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
  /** By field of the value, the shape of one entry of its list: an unreadable entry is set aside and the rest stands. */
  readonly lists?: Readonly<Record<string, z.ZodMiniType>>
}

/** How many entries could not be read; `all` when nothing could. */
export type Lost = number | 'all'

export const quarantineKey = (key: string): string => `${key}.quarantine`

/** Keeps a copy of what could not be read, for whoever looks into it. */
function setAside(storage: StoragePort, key: string, text: string): void {
  if (text.length <= LONGEST) storage.set(quarantineKey(key), text)
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

function decode<S extends z.ZodMiniType>(envelope: Envelope<S>, text: string) {
  if (text.length > LONGEST) return null
  try {
    const { version, value } = z.parse(AnyEnvelope, JSON.parse(text))
    if (version < 1 || version > envelope.version) return null
    const { kept, lost } = sortEntries(migrated(envelope, version, value), envelope.lists ?? {})
    return { value: z.parse(envelope.schema, kept), lost }
  } catch {
    // Torn JSON, a foreign shape, nesting deeper than the stack: all of it is equally unreadable.
    return null
  }
}

/** A kept text as its value, without the entries that cannot be read; null when none of it can be trusted. Touches no storage. */
export const decodeEnvelope = <S extends z.ZodMiniType>(
  envelope: Envelope<S>,
  text: string,
): z.output<S> | null => decode(envelope, text)?.value ?? null

export const encodeEnvelope = <S extends z.ZodMiniType>(envelope: Envelope<S>, value: z.input<S>): string =>
  JSON.stringify({ version: envelope.version, value })

/**
 * Reads a value back. What is corrupt, hostile or of an unknown version is set aside
 * under `<key>.quarantine` and the answer is null, as if nothing had been kept. Of `lists` only the unreadable entries
 * are set aside. `onLost` hears of either.
 */
export function readEnvelope<S extends z.ZodMiniType>(
  storage: StoragePort,
  envelope: Envelope<S>,
  onLost: (lost: Lost) => void = () => {},
): z.output<S> | null {
  const { key, version } = envelope
  const text = storage.get(key)
  if (text === null) return null
  const read = decode(envelope, text)
  if (!read) {
    setAside(storage, key, text)
    storage.remove(key)
    onLost('all')
    return null
  }
  const { value, lost } = read
  const count = Object.values(lost).reduce((sum, entries) => sum + entries.length, 0)
  if (count > 0) {
    setAside(storage, key, JSON.stringify({ version, value: lost }))
    storage.set(key, JSON.stringify({ version, value }))
    onLost(count)
  }
  return value
}

export const writeEnvelope = <S extends z.ZodMiniType>(
  storage: StoragePort,
  envelope: Envelope<S>,
  value: z.input<S>,
): void => storage.set(envelope.key, encodeEnvelope(envelope, value))
