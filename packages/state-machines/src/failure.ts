import { isShyrdakError } from '@shyrdak/sdk'
import type { Issue, Quote } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'

/** Why an effect did not do what was asked, as far as a person is told. `retryAfter` is in seconds. */
export interface Failure {
  readonly code: FailureCode
  readonly issues: readonly Issue[]
  readonly quote: Quote | null
  readonly retryAfter: number | null
}

/** Codes after which nobody knows whether the store did what was asked. */
const UNKNOWN_RESULT: readonly FailureCode[] = [
  'NETWORK',
  'TIMEOUT',
  'BAD_RESPONSE',
  'ABORTED',
  'INTERNAL',
  'UNAVAILABLE',
  'IN_PROGRESS',
]

export const isUnknownResult = ({ code }: Failure): boolean => UNKNOWN_RESULT.includes(code)

/** What machines remember of an error. One that is not the SDK's counts as `INTERNAL`. */
export function failureOf(error: unknown): Failure {
  if (!isShyrdakError(error)) return { code: 'INTERNAL', issues: [], quote: null, retryAfter: null }
  const { code, issues, quote, retryAfter } = error
  return { code, issues, quote: quote ?? null, retryAfter: retryAfter ?? null }
}
