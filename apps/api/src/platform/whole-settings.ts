/**
 * Returns the settings of a service if all are set, undefined if none is. Throws for a partial set, naming
 * the first missing one.
 */
export function wholeSettings<Name extends string>(
  env: Readonly<Partial<Record<Name, string | undefined>>>,
  required: readonly Name[],
): Record<Name, string> | undefined {
  const missing = required.filter((setting) => env[setting] === undefined)
  if (missing.length === required.length) return undefined
  if (missing.length > 0)
    throw new Error(
      `The setting ${missing[0]} is missing: ${required.find((setting) => env[setting] !== undefined)} is set, and one does not go without the other.`,
    )
  return Object.fromEntries(required.map((setting) => [setting, env[setting]])) as Record<Name, string> // none is missing
}
