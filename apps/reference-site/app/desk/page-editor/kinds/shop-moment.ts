import { formatDate, formatTime } from '@shyrdak/sdk/format'

const isInstant = (text: string) => !Number.isNaN(Date.parse(text))

/** Formats an instant for a datetime field, in the shop's time zone; empty for an invalid one. */
export const shopMoment = (instant: string): string =>
  isInstant(instant) ? `${formatDate(instant, 'en', 'iso')}T${formatTime(instant)}` : ''

/** Stands for a moment of which only a part is typed: no instant, so that it is not accepted. */
const HALF_TYPED = 'half-typed'

/**
 * Reads a datetime field. Half a date has an empty value, which would publish an article at once that was to
 * wait.
 */
export const typedMoment = ({ value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>): string =>
  validity.badInput ? HALF_TYPED : instantOf(value)

/** Returns when an article is to be published; null for at once. The year 27 is a part of 2027. */
export const publishedFrom = (moment: string): string | null =>
  moment === '' ? null : moment.startsWith('0') ? HALF_TYPED : moment

/** Parses a datetime field to an instant; empty for an invalid one. Bishkek is UTC+6 all year. */
export function instantOf(typed: string): string {
  const instant = `${typed}:00+06:00`
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) && isInstant(instant)
    ? new Date(instant).toISOString()
    : ''
}
