/** Hand-written SQL whose parameters were given by name. */
export interface NamedStatement<Name extends string> {
  /** The SQL with `$1`, `$2` … in place of the names. */
  readonly text: string
  /** Returns the values in the order of the parameters. */
  readonly valuesOf: (values: Readonly<Record<Name, unknown>>) => unknown[]
}

/** A name after one colon; `::` is a cast. */
const PARAMETER = /(?<!:):([a-z_]+)/g

/**
 * Numbers the parameters of SQL written with names: `where id = :id` becomes `where id = $1`. A name may occur several
 * times. Positional parameters that the text already has, `$1` to `$<after>`, keep their numbers.
 * @throws an error if `names` and the text differ
 */
export function namedParameters<const Name extends string>(
  text: string,
  names: readonly Name[],
  { after = 0 }: { after?: number } = {},
): NamedStatement<Name> {
  const found = new Set(Array.from(text.matchAll(PARAMETER), ([, name]) => name))
  const numbers = new Map<string | undefined, number>(names.map((name, index) => [name, after + index + 1]))
  const different = [
    ...[...found].filter((name) => !numbers.has(name)),
    ...names.filter((name) => !found.has(name)),
  ]
  if (different.length > 0) throw new Error(`named parameters differ: ${different.join(', ')}`)
  return {
    text: text.replace(PARAMETER, (_, name: string) => `$${numbers.get(name)}`),
    valuesOf: (values) => names.map((name) => values[name]),
  }
}
