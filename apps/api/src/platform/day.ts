import { formatDate } from '@shyrdak/sdk/format'

/** The day in Bishkek, as which prices and codes begin and end. */
export const dayOf = (now: Date): string => formatDate(now.toISOString(), 'en', 'iso')

/** Whether a text like `2026-02-30` is a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
