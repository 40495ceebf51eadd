import { formatDate, formatTime } from '@shyrdak/sdk/format'

const isInstant = (text: string) => !Number.isNaN(Date.parse(text))

/** Formats an instant for a datetime field, in the shop's time zone; empty for an invalid one. */
export const shopMoment = (instant: string): string =>
  isInstant(instant) ? `${formatDate(instant, 'en', 'iso')}T${formatTime(instant)}` : ''

/** Parses a datetime field to an instant; empty for an invalid one. Bishkek is UTC+6 all year. */
export function instantOf(typed: string): string {
  const instant = `${typed}:00+06:00`
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) && isInstant(instant)
    ? new Date(instant).toISOString()
    : ''
}
