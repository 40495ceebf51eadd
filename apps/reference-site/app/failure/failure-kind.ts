import { isRouteErrorResponse } from 'react-router'
import type { FailureWords } from '../locales/failure-words.ts'

/** Why there is no page: none is there, the address cannot be read, it takes nothing, or we failed. */
export type FailureKind = 'missing' | 'unreadable' | 'takesNothing' | 'broken'

const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'unreadable',
  403: 'takesNothing',
  404: 'missing',
  405: 'takesNothing',
}

export const failureKind = (error: unknown): FailureKind =>
  (isRouteErrorResponse(error) && KINDS[error.status]) || 'broken'

/** What is said of it: a heading, and a way on. */
export function failureText(kind: FailureKind, words: FailureWords): { title: string; hint: string } {
  switch (kind) {
    case 'missing':
      return { title: words.pageNotFound, hint: words.pageNotFoundHint }
    case 'unreadable':
      return { title: words.addressUnreadable, hint: words.addressUnreadableHint }
    case 'takesNothing':
      return { title: words.takesNothing, hint: words.takesNothingHint }
    case 'broken':
      return { title: words.somethingWentWrong, hint: words.somethingWentWrongHint }
    default:
      return kind satisfies never
  }
}
