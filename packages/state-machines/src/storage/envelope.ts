import * as z from 'zod/mini'
import { splitEntries } from './split-entries.ts'
import type { StoragePort } from './storage-port.ts'

/** In characters. Longer texts were not written by the store and are not parsed; `longest` overrides it. */
const MAX_LENGTH = 1_000_000

const AnyEnvelope = z.object({ version: z.int(), value: z.unknown() })

/** A stored value: key, current version, schema, and migrations from older versions. */
export interface Envelope<S extends z.ZodMiniType> {
  readonly key: string
  readonly version: number
  readonly schema: S
  /** By version: converts a value to the next version. */
  readonly migrations?: Readonly<Record<number, (value: unknown) => unknown>>
  /** Maximum length in characters, if a full value takes more than a million. */
  readonly longest?: number
  /** Entry schemas by list field: unreadable entries are quarantined without losing the rest. */
  readonly lists?: Readonly<Record<string, z.ZodMiniType>>
}

/** Number of unreadable entries; `all` if nothing could be read. */
export type Lost = number | 'all'

export const quarantineKey = (key: string): string => `${key}.quarantine`

const isTooLong = ({ longest = MAX_LENGTH }: Envelope<z.ZodMiniType>, text: string): boolean =>
  text.length > longest

function migrated<S extends z.ZodMiniType>(envelope: Envelope<S>, version: number, value: unknown): unknown {
  let current = value
  for (let from = version; from < envelope.version; from += 1) {
    const next = envelope.migrations?.[from]
    if (!next) throw new Error(`No migration from version ${from}`)
    current = next(current)
  }
  return current
}

function decode<S extends z.ZodMiniType>(envelope: Envelope<S>, text: string) {
  if (isTooLong(envelope, text)) return null
  try {
    const { version, value } = z.parse(AnyEnvelope, JSON.parse(text))
    if (version < 1 || version > envelope.version) return null
    const { valid, lost } = splitEntries(migrated(envelope, version, value), envelope.lists ?? {})
    return { value: z.parse(envelope.schema, valid), lost }
  } catch {
    // Catches nesting that overflows the stack, too.
    return null
  }
}

/** Decodes a stored text without side effects. Drops unreadable list entries; null if nothing is valid. */
export const decodeEnvelope = <S extends z.ZodMiniType>(
  envelope: Envelope<S>,
  text: string,
): z.output<S> | null => decode(envelope, text)?.value ?? null

export const encodeEnvelope = <S extends z.ZodMiniType>(envelope: Envelope<S>, value: z.input<S>): string =>
  JSON.stringify({ version: envelope.version, value })

/**
 * Reads a value. An invalid one, or one of an unknown version, is moved to `<key>.quarantine`, and the result
 * is null; of `lists`, only the unreadable entries are moved. A text that is too long to be moved stays until
 * the next value is written. `onLost` is called in each case.
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
    if (!isTooLong(envelope, text)) {
      // Removed first: there may be no room for both.
      storage.remove(key)
      storage.set(quarantineKey(key), text)
    }
    onLost('all')
    return null
  }
  const { value, lost } = read
  const count = Object.values(lost).reduce((sum, entries) => sum + entries.length, 0)
  if (count > 0) {
    storage.set(quarantineKey(key), JSON.stringify({ version, value: lost }))
    storage.set(key, JSON.stringify({ version, value }))
    onLost(count)
  }
  return value
}

/** Stores a value with its version. It is not validated before the next read. */
export const writeEnvelope = <S extends z.ZodMiniType>(
  storage: StoragePort,
  envelope: Envelope<S>,
  value: z.input<S>,
): void => storage.set(envelope.key, encodeEnvelope(envelope, value))
