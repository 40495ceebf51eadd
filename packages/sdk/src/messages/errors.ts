import type { FailureCode } from '../rules/failure-code.ts'
import type { I18n } from './i18n.ts'

/**
 * Returns the message for an error code from the namespace `errors`; 'Something went wrong!' for any other
 * text. The client replaces codes that only a newer store knows by what the status stands for.
 */
export const describeError = (code: FailureCode, i18n: I18n): string =>
  i18n.t([`errors:${code}`, 'errors:INTERNAL'])
