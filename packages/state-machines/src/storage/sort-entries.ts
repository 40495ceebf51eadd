import * as z from 'zod/mini'

/** A value whose lists hold only entries of their shape, and by field the entries that are not. */
export interface Sorted {
  readonly kept: unknown
  readonly lost: Readonly<Record<string, readonly unknown[]>>
}

/** Takes out of the named lists whatever is not of their shape. */
export function sortEntries(value: unknown, lists: Readonly<Record<string, z.ZodMiniType>>): Sorted {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kept: value, lost: {} }
  const kept = new Map(Object.entries(value))
  const lost: Record<string, readonly unknown[]> = {}
  for (const [field, shape] of Object.entries(lists)) {
    const entries: unknown = kept.get(field)
    if (!Array.isArray(entries)) continue
    const isReadable = (entry: unknown) => z.safeParse(shape, entry).success
    const bad = entries.filter((entry) => !isReadable(entry))
    if (bad.length === 0) continue
    lost[field] = bad
    kept.set(
      field,
      entries.filter((entry) => isReadable(entry)),
    )
  }
  return { kept: Object.fromEntries(kept), lost }
}
