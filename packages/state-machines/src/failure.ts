import { isShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'

/** Why an effect failed. `retryAfter` is in seconds. */
export interface Failure {
  readonly code: FailureCode
  readonly issues: readonly Issue[]
  readonly retryAfter: number | null
}

/** Codes after which the result on the server is unknown. */
const UNKNOWN_RESULT: readonly FailureCode[] = [
  'NETWORK',
  'TIMEOUT',
  'BAD_RESPONSE',
  'ABORTED',
  'INTERNAL',
  'UNAVAILABLE',
  'IN_PROGRESS',
]

/** Whether the call may have taken effect. Repeat it only as it was sent, with the same idempotency key. */
export const isUnknownResult = ({ code }: Pick<Failure, 'code'>): boolean => UNKNOWN_RESULT.includes(code)

/** Converts an error. One that is not the SDK's becomes `INTERNAL`. */
export function failureOf(error: unknown): Failure {
  if (!isShyrdakError(error)) return { code: 'INTERNAL', issues: [], retryAfter: null }
  const { code, issues, retryAfter } = error
  return { code, issues, retryAfter: retryAfter ?? null }
}
