import type { Language } from '../contract/language.ts'

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  // Months of the year before them, as Kyrgyz writes dates: «2026-жылдын 6-марты».
  kg: [
    'январы',
    'февралы',
    'марты',
    'апрели',
    'майы',
    'июну',
    'июлу',
    'августу',
    'сентябры',
    'октябры',
    'ноябры',
    'декабры',
  ],
} as const satisfies Record<Language, readonly string[]>

/** Bishkek is UTC+6 all year. In milliseconds. */
const BISHKEK_OFFSET = 6 * 60 * 60 * 1000

/** `long`: 6 March 2026, 2026-жылдын 6-марты · `short`: 06.03.2026 · `iso`: 2026-03-06, for machines and inputs. */
export type DateStyle = 'long' | 'short' | 'iso'

/** Returns a date whose UTC fields are the Bishkek time. A bare day (`2026-03-06`) is not shifted. */
function inBishkek(when: string): Date {
  const isDay = when.length === 10
  const date = new Date(Date.parse(when) + (isDay ? 0 : BISHKEK_OFFSET))
  if (Number.isNaN(date.getTime())) throw new RangeError('Not an ISO timestamp or date')
  return date
}

/**
 * Formats an ISO timestamp as its date in Bishkek, or an ISO date as it is. Throws a RangeError for other text.
 */
export function formatDate(when: string, language: Language, style: DateStyle = 'long'): string {
  const date = inBishkek(when)
  const iso = date.toISOString().slice(0, 10)
  if (style === 'iso') return iso
  if (style === 'short') return iso.split('-').reverse().join('.')
  const day = date.getUTCDate()
  const year = date.getUTCFullYear()
  const month = MONTHS[language][date.getUTCMonth()]
  return language === 'kg' ? `${year}-жылдын ${day}-${month}` : `${day} ${month} ${year}`
}

/** Formats an ISO timestamp as the time in Bishkek: `15:30`, the same in every language. */
export const formatTime = (instant: string): string => inBishkek(instant).toISOString().slice(11, 16)

/** Formats an ISO timestamp as date and time in Bishkek: `6 March 2026, 15:30`. */
export const formatDateTime = (instant: string, language: Language, style: DateStyle = 'long'): string =>
  `${formatDate(instant, language, style)}, ${formatTime(instant)}`
