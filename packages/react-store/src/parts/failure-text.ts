import type { Language } from '@shyrdak/sdk/contract'
import { describeError, describeWait } from '@shyrdak/sdk/messages'
import type { FailureCode } from '@shyrdak/sdk/rules'

interface FailureReason {
  readonly code: FailureCode
  readonly retryAfter: number | null
}

/** The message of a failure. */
export const failureText = ({ code, retryAfter }: FailureReason, language: Language): string =>
  code === 'RATE_LIMITED' && retryAfter !== null
    ? describeWait(retryAfter, language)
    : describeError(code, language)

/** The code of the widget could not be loaded. */
export const UNAVAILABLE: FailureReason = { code: 'NETWORK', retryAfter: null }
