import { formatDate, formatTime } from '@shyrdak/sdk/format'

const isInstant = (text: string) => !Number.isNaN(Date.parse(text))

/** An instant as a field of day and time has it, in the time of the shop, as every time is shown; empty for none. */
export const shopMoment = (instant: string): string =>
  isInstant(instant) ? `${formatDate(instant, 'en', 'iso')}T${formatTime(instant)}` : ''

/** The instant of a day and time that were typed; empty for none. Bishkek is UTC+6 all year. */
export function instantOf(typed: string): string {
  const instant = `${typed}:00+06:00`
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) && isInstant(instant)
    ? new Date(instant).toISOString()
    : ''
}
