import type * as z from 'zod/mini'
import type { Issue } from './errors.ts'

/** A refused body can be wrong in any number of places; people and logs need the first ones. */
const MOST_ISSUES = 50

const isNumeric = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'
const kindOf = (origin: string) => (isNumeric(origin) ? 'number' : origin === 'string' ? 'text' : 'list')

/** What stands in the input where an issue points, undefined when nothing does. */
function valueAt(input: unknown, path: Issue['path']): unknown {
  let value = input
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step] // hasOwn checked the key
  }
  return value
}

const isMissing = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

function issuesFrom(issue: z.core.$ZodIssue, input: unknown): Issue[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], code: 'unrecognized' }))
  if (isMissing(valueAt(input, path))) return [{ path, code: 'required' }]
  if (issue.code === 'too_small')
    return [{ path, code: 'too_small', params: { min: Number(issue.minimum), of: kindOf(issue.origin) } }]
  if (issue.code === 'too_big')
    return [{ path, code: 'too_big', params: { max: Number(issue.maximum), of: kindOf(issue.origin) } }]
  return [{ path, code: 'invalid' }]
}

/**
 * A failed parse as the store's own issues, the same in forms and on the server.
 * Give the input that was parsed: without it, everything that is wrong would count as missing.
 *
 * Codes: `required` (absent, blank or an empty list), `invalid`, `too_small` { min, of }, `too_big` { max, of },
 * `unrecognized`; `of` is `text`, `number` or `list`.
 */
export function issuesOf(error: z.core.$ZodError, input: unknown): Issue[] {
  const found = error.issues.flatMap((issue) => issuesFrom(issue, input))
  // One field can break several rules at once; its first issue is the one to mend.
  const seen = new Set<string>()
  return found
    .filter(({ path }) => {
      const key = JSON.stringify(path)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST_ISSUES)
}
