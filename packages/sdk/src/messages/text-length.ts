import { describeCharactersLeft } from './characters-left.ts'
import type { I18n } from './i18n.ts'
import { describeIssue } from './issues.ts'

interface LimitedText {
  readonly text: string
  /** Maximum length in UTF-16 units, without surrounding spaces. */
  readonly limit: number
  /** The field's name, for the error. */
  readonly name: string
}

/** The hint appears when this many characters are left. */
const hintThreshold = (limit: number) => Math.max(20, limit / 10)

export const isTooLong = ({ text, limit }: Pick<LimitedText, 'text' | 'limit'>): boolean =>
  text.trim().length > limit

/**
 * Returns the hint and error for the length of a text: nothing at first, then how many characters are left,
 * then an error. Fields do not truncate long texts, so that pasted text can be shortened by hand.
 */
export function describeLength(
  { text, limit, name }: LimitedText,
  i18n: I18n,
): { readonly hint?: string; readonly error?: string } {
  const left = limit - text.trim().length
  if (left > hintThreshold(limit)) return {}
  const hint = describeCharactersLeft(left, i18n)
  if (left >= 0) return { hint }
  const issue = { path: [], code: 'too_big', params: { max: limit, of: 'text' } }
  return { hint, error: describeIssue(issue, i18n, name) }
}
