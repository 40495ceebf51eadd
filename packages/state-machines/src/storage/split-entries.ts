import * as z from 'zod/mini'

/** The value with valid list entries only, and the invalid ones by field. */
export interface SplitEntries {
  readonly valid: unknown
  readonly lost: Readonly<Record<string, readonly unknown[]>>
}

export function splitEntries(value: unknown, lists: Readonly<Record<string, z.ZodMiniType>>): SplitEntries {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { valid: value, lost: {} }
  const fields = new Map(Object.entries(value))
  const lost: Record<string, readonly unknown[]> = {}
  for (const [field, shape] of Object.entries(lists)) {
    const entries: unknown = fields.get(field)
    if (!Array.isArray(entries)) continue
    const isReadable = (entry: unknown) => z.safeParse(shape, entry).success
    const bad = entries.filter((entry) => !isReadable(entry))
    if (bad.length === 0) continue
    lost[field] = bad
    fields.set(
      field,
      entries.filter((entry) => isReadable(entry)),
    )
  }
  return { valid: Object.fromEntries(fields), lost }
}
