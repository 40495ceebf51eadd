import type { Language } from '../contract/language.ts'
import { formatNumber, NBSP } from './numbers.ts'

const UNITS = { en: ['kB', 'MB'], ru: ['КБ', 'МБ'], kg: ['КБ', 'МБ'] } as const satisfies Record<
  Language,
  readonly [string, string]
>
const KILO = 1024

/** Formats the size of a file: `12 kB`, `1.4 MB`. At least one kilobyte. */
export function formatFileSize(bytes: number, language: Language): string {
  const [kilobytes, megabytes] = UNITS[language]
  const kilo = Math.max(1, Math.round(bytes / KILO))
  if (kilo < KILO) return `${formatNumber(kilo, language)}${NBSP}${kilobytes}`
  return `${formatNumber(bytes / KILO / KILO, language, 1)}${NBSP}${megabytes}`
}
