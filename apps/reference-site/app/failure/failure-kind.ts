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
  'missing' | 'badRequest' | 'notAllowed' | 'limited' | 'unavailable' | 'unloaded' | 'broken'

const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'badRequest',
  403: 'notAllowed',
  404: 'missing',
  405: 'notAllowed',
  429: 'limited',
  503: 'unavailable',
}

/** Of a page that loads its data in the browser. */
const CODES: Readonly<Partial<Record<FailureCode, FailureKind>>> = {
  NETWORK: 'unloaded',
  TIMEOUT: 'unloaded',
  RATE_LIMITED: 'limited',
  UNAVAILABLE: 'unavailable',
}

/** What Chrome, Firefox and Safari say of a page that cannot be reached, and all of them after a while. */
const UNREACHED = /to fetch|NetworkError|Load failed|timed out/
const isUnreached = (error: unknown) => error instanceof Error && UNREACHED.test(error.message)

export function failureKind(error: unknown): FailureKind {
  if (isRouteErrorResponse(error)) return KINDS[error.status] ?? 'broken'
  if (isShyrdakError(error)) return CODES[error.code] ?? 'broken'
  return isUnloaded(error) || isUnreached(error) ? 'unloaded' : 'broken'
}

/** Returns the title and hint of the error page. */
export function failureText(
  kind: FailureKind,
  t: Translate<Texts['site/failure']>,
): { title: string; hint: string } {
  switch (kind) {
    case 'missing':
      return { title: t('pageNotFound'), hint: t('pageNotFoundHint') }
    case 'badRequest':
      return { title: t('badRequest'), hint: t('badRequestHint') }
    case 'notAllowed':
      return { title: t('notAllowed'), hint: t('notAllowedHint') }
    case 'limited':
      return { title: t('tooManyRequests'), hint: t('tooManyRequestsHint') }
    case 'unavailable':
      return { title: t('unavailable'), hint: t('somethingWentWrongHint') }
    case 'unloaded':
      return { title: t('notLoaded'), hint: t('notLoadedHint') }
    case 'broken':
      return { title: t('somethingWentWrong'), hint: t('somethingWentWrongHint') }
    default:
      return kind satisfies never
  }
}
