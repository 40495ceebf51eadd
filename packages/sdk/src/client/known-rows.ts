import type * as z from 'zod/mini'

/**
 * Lists that answer what the caller has sent, row by row: the lines of a quote, and of an order file with their
 * problems. Without one of their rows, the caller would take it for settled.
 */
const COMPLETE: readonly unknown[] = ['lines', 'problems']

type Path = z.core.$ZodIssue['path']

const valueAt = (value: unknown, path: Path): unknown =>
  // Paths of issues lead through the response, so every step but the last is an object or a list.
  path.reduce((inside: unknown, step) => (inside as Readonly<Record<PropertyKey, unknown>>)[step], value)

/** The path of the list row around a value, or null if the response cannot do without that row. */
function rowAround(path: Path): Path | null {
  const index = path.findLastIndex((step) => typeof step === 'number')
  return index < 0 || COMPLETE.includes(path[index - 1]) ? null : path.slice(0, index + 1)
}

/**
 * Returns a response without the list rows that hold a value which only a newer store knows, such as a new payment
 * method or order status. Returns the response itself if something else is wrong with it, or such a value is not in a
 * list. Loaded only for responses that do not match the contract; imports no module that every page loads, so that
 * bundlers keep those in one chunk.
 */
export function knownRows(response: unknown, { issues }: z.core.$ZodError): unknown {
  const dropped = new Set<string>()
  for (const { code, path } of issues) {
    const row =
      code === 'invalid_value' && typeof valueAt(response, path) === 'string' ? rowAround(path) : null
    if (!row) return response
    dropped.add(row.join('.'))
  }
  const copyOf = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value))
      return value.flatMap((row: unknown, index) => {
        const at = [...path, index]
        return dropped.has(at.join('.')) ? [] : [copyOf(row, at)]
      })
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, copyOf(field, [...path, name])]),
    )
  }
  return copyOf(response, [])
}
