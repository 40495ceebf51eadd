import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { isUnloaded } from '@shyrdak/react-store/light'
import { isShyrdakError } from '@shyrdak/sdk'
import { isRouteErrorResponse } from 'react-router'

/**
 * Why there is no page: it does not exist, the URL cannot be parsed, the request is not allowed, there
 * were too many requests, its code or data failed to load, or an error occurred.
 */
export type FailureKind = 'missing' | 'unreadable' | 'takesNothing' | 'limited' | 'unloaded' | 'broken'

const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'unreadable',
  403: 'takesNothing',
  404: 'missing',
  405: 'takesNothing',
  429: 'limited',
}

export function failureKind(error: unknown): FailureKind {
  if (isRouteErrorResponse(error)) return KINDS[error.status] ?? 'broken'
  if (isShyrdakError(error) && error.code === 'NETWORK') return 'unloaded'
  if (isShyrdakError(error) && error.code === 'RATE_LIMITED') return 'limited'
  return isUnloaded(error) ? 'unloaded' : 'broken'
}

/** Returns the title and hint of the error page. */
export function failureText(
  kind: FailureKind,
  t: Translate<Texts['site/failure']>,
): { title: string; hint: string } {
  switch (kind) {
    case 'missing':
      return { title: t('pageNotFound'), hint: t('pageNotFoundHint') }
    case 'unreadable':
      return { title: t('addressUnreadable'), hint: t('addressUnreadableHint') }
    case 'takesNothing':
      return { title: t('takesNothing'), hint: t('takesNothingHint') }
    case 'limited':
      return { title: t('tooManyRequests'), hint: t('tooManyRequestsHint') }
    case 'unloaded':
      return { title: t('notLoaded'), hint: t('notLoadedHint') }
    case 'broken':
      return { title: t('somethingWentWrong'), hint: t('somethingWentWrongHint') }
    default:
      return kind satisfies never
  }
}
