import type * as z from 'zod/mini'
import { isBlank } from '../rules/blank.ts'
import type { Issue } from './errors.ts'

/** A hostile body can have any number of issues; forms and logs need only the first ones. */
const MAX_ISSUES = 50

const isNumeric = (origin: string) => origin === 'number' || origin === 'int' || origin === 'bigint'
const kindOf = (origin: string) => (isNumeric(origin) ? 'number' : origin === 'string' ? 'text' : 'list')

/** Returns the input value at an issue's path, or undefined. */
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
  (typeof value === 'string' && isBlank(value)) ||
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
 * Converts a failed parse to the store's issues, the same in forms and on the server: at most 50, one per path.
 * `input` is the value that was parsed; it tells missing values from invalid ones.
 *
 * Codes: `required` (absent, blank or an empty list), `invalid`, `too_small` { min, of }, `too_big` { max, of },
 * `unrecognized`; `of` is `text`, `number` or `list`.
 */
export function issuesOf(error: z.core.$ZodError, input: unknown): Issue[] {
  const found = error.issues.flatMap((issue) => issuesFrom(issue, input))
  // A field can break several rules at once; the first issue is enough.
  const seen = new Set<string>()
  return found
    .filter(({ path }) => {
      const key = JSON.stringify(path)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX_ISSUES)
}
