import type { I18n } from './i18n.ts'

/**
 * Returns 'Too many attempts' with the time to wait, from the namespace `errors`: in seconds up to 90, above
 * that in minutes, rounded up.
 */
export const describeWait = (seconds: number, i18n: I18n): string =>
  seconds <= 90
    ? i18n.t('errors:retry_in_seconds', { count: Math.max(1, Math.ceil(seconds)) })
    : i18n.t('errors:retry_in_minutes', { count: Math.ceil(seconds / 60) })
