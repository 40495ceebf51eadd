import type { Language } from '@shyrdak/sdk/contract'
import { describeError, describeWait } from '@shyrdak/sdk/messages'
import type { FailureCode } from '@shyrdak/sdk/rules'

interface Told {
  readonly code: FailureCode
  readonly retryAfter: number | null
}

/** Why an effect failed, as a sentence. */
export const failureText = ({ code, retryAfter }: Told, language: Language): string =>
  code === 'RATE_LIMITED' && retryAfter !== null
    ? describeWait(retryAfter, language)
    : describeError(code, language)

/** The code of the widget itself did not arrive. */
export const UNAVAILABLE: Told = { code: 'NETWORK', retryAfter: null }
