import { describeError, describeWait, type I18n } from '@shyrdak/sdk/messages'
import type { FailureCode } from '@shyrdak/sdk/rules'

export interface FailureReason {
  readonly code: FailureCode
  readonly retryAfter: number | null
}

/** Returns the message of a failure. */
export const failureText = ({ code, retryAfter }: FailureReason, i18n: I18n): string =>
  code === 'RATE_LIMITED' && retryAfter !== null ? describeWait(retryAfter, i18n) : describeError(code, i18n)

/** The failure of a widget whose code could not be loaded. */
export const UNAVAILABLE: FailureReason = { code: 'NETWORK', retryAfter: null }
