import { isRouteErrorResponse } from 'react-router'
import type { FailureMessages } from '../locales/failure-messages.ts'

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

/** Its heading and hint. */
export function failureText(kind: FailureKind, messages: FailureMessages): { title: string; hint: string } {
  switch (kind) {
    case 'missing':
      return { title: messages.pageNotFound, hint: messages.pageNotFoundHint }
    case 'unreadable':
      return { title: messages.addressUnreadable, hint: messages.addressUnreadableHint }
    case 'takesNothing':
      return { title: messages.takesNothing, hint: messages.takesNothingHint }
    case 'broken':
      return { title: messages.somethingWentWrong, hint: messages.somethingWentWrongHint }
    default:
      return kind satisfies never
  }
}
