import type { FailureCode } from '../rules/failure-code.ts'
import type { I18n } from './i18n.ts'

/**
 * The message for an error code, of the namespace `errors`; for any other text 'Something went wrong!'. A code that only a
 * newer store knows does not get here: the client takes its response for BAD_RESPONSE.
 */
export const describeError = (code: FailureCode, i18n: I18n): string =>
  i18n.t([`errors:${code}`, 'errors:INTERNAL'])
