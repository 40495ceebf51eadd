import type { Language } from '../contract/language.ts'
import { describeCharactersLeft } from './characters-left.ts'
import { describeIssue } from './issues.ts'

interface Measured {
  /** What stands in the field. */
  readonly text: string
  /** The most that it may hold, without the spaces around it. */
  readonly limit: number
  /** What the field is called. */
  readonly name: string
}

/** From here on it is said how much room is left. */
const nearEnd = (limit: number) => Math.max(20, limit / 10)

export const isTooLong = ({ text, limit }: Pick<Measured, 'text' | 'limit'>): boolean =>
  text.trim().length > limit

/**
 * What a field says of the length of its text: nothing at first, then how much room is left, then what is wrong. A long
 * text is never cut off: what was pasted can be shortened by hand.
 */
export function describeLength(
  { text, limit, name }: Measured,
  language: Language,
): { readonly hint?: string; readonly error?: string } {
  const left = limit - text.trim().length
  if (left > nearEnd(limit)) return {}
  const hint = describeCharactersLeft(left, language)
  if (left >= 0) return { hint }
  const issue = { path: [], code: 'too_big', params: { max: limit, of: 'text' } }
  return { hint, error: describeIssue(issue, language, name) }
}
