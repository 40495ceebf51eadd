import type { Language } from '../contract/language.ts'
import { formatNumber, NBSP } from './numbers.ts'
import { plural, type PluralForms } from './plural.ts'

const WORKING_DAYS: PluralForms = {
  en: { one: 'working day', other: 'working days' },
  ru: { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней' },
  kg: { one: 'жумуш күнү', other: 'жумуш күнү' },
}

/** Formats a delivery time in working days: `3–5 working days`, `1 рабочий день`. */
export function formatDays(min: number, max: number, language: Language): string {
  const unit = plural(language, max, WORKING_DAYS[language])
  const last = formatNumber(max, language)
  return `${min === max ? last : `${formatNumber(min, language)}–${last}`}${NBSP}${unit}`
}
