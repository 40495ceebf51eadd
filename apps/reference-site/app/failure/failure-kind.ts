import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { isUnloaded } from '@shyrdak/react-store/without-react'
import { isShyrdakError } from '@shyrdak/sdk'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { isRouteErrorResponse } from 'react-router'

/**
 * Why there is no page: it does not exist, the URL cannot be parsed, the request is not allowed, there
 * were too many requests, the store is unavailable, its code or data failed to load, or an error occurred.
 */
export type FailureKind =
  'missing' | 'unreadable' | 'takesNothing' | 'limited' | 'away' | 'unloaded' | 'broken'

const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'unreadable',
  403: 'takesNothing',
  404: 'missing',
  405: 'takesNothing',
  429: 'limited',
  503: 'away',
}

/** Of a page that loads its data in the browser. */
const CODES: Readonly<Partial<Record<FailureCode, FailureKind>>> = {
  NETWORK: 'unloaded',
  TIMEOUT: 'unloaded',
  RATE_LIMITED: 'limited',
  UNAVAILABLE: 'away',
}

export function failureKind(error: unknown): FailureKind {
  if (isRouteErrorResponse(error)) return KINDS[error.status] ?? 'broken'
  if (isShyrdakError(error)) return CODES[error.code] ?? 'broken'
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
    case 'away':
      return { title: t('storeAway'), hint: t('somethingWentWrongHint') }
    case 'unloaded':
      return { title: t('notLoaded'), hint: t('notLoadedHint') }
    case 'broken':
      return { title: t('somethingWentWrong'), hint: t('somethingWentWrongHint') }
    default:
      return kind satisfies never
  }
}
