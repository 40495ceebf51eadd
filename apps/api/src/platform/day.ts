import { formatDate } from '@shyrdak/sdk/format'
import { HOUR_MS } from './time.ts'

/** Bishkek is six hours ahead of UTC all year round. */
const AHEAD_MS = 6 * HOUR_MS

/** A date whose UTC fields hold the local time in Bishkek. */
export const inBishkek = (now: Date): Date => new Date(now.getTime() + AHEAD_MS)

/** The inverse of `inBishkek`. */
export const fromBishkek = (there: Date): Date => new Date(there.getTime() - AHEAD_MS)

/** The moment at which a day begins in Bishkek. */
export const startOfDay = (day: string): Date => fromBishkek(new Date(`${day}T00:00:00Z`))

/** The calendar day in Bishkek, by which prices and codes start and end. */
export const dayOf = (now: Date): string => formatDate(now.toISOString(), 'en', 'iso')

/**
 * Whether a text like `2026-02-30` is a calendar day. A year before 1000 is a mistyped one, and PostgreSQL has no
 * year 0.
 */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return text >= '1000' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
