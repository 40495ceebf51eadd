import type { FailureCode } from '../rules/failure-code.ts'
import type { I18n } from './i18n.ts'

/**
 * The message for an error code, of the namespace `errors`. Unknown codes, which a newer store may send, get 'Something
 * went wrong!'.
 */
export const describeError = (code: FailureCode, i18n: I18n): string =>
  i18n.t([`errors:${code}`, 'errors:INTERNAL'])
