import type { Issue, Language } from '@shyrdak/sdk/contract'
import { describeCharactersLeft, describeIssue } from '@shyrdak/sdk/words'

interface Limited {
  readonly text: string
  /** What the contract takes, without the spaces around it. */
  readonly limit: number
}

const roomIn = ({ text, limit }: Limited): number => limit - text.trim().length

export const isTooLong = (limited: Limited): boolean => roomIn(limited) < 0

/** How much room is left, once it is little; undefined before. Nobody's text is cut off: it is shortened by hand. */
export function lengthHint(limited: Limited, language: Language): string | undefined {
  const left = roomIn(limited)
  return left > Math.max(20, limited.limit / 10) ? undefined : describeCharactersLeft(left, language)
}

/** What stands beside a text that is longer than its limit. */
export function lengthError(limited: Limited, language: Language, name: string): string | undefined {
  if (!isTooLong(limited)) return undefined
  const issue: Issue = { path: [], code: 'too_big', params: { max: limited.limit, of: 'text' } }
  return describeIssue(issue, language, name)
}
