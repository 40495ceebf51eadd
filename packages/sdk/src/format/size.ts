import type { Language } from '../contract/language.ts'
import { NBSP } from './numbers.ts'

const UNITS: Readonly<Record<string, string>> = { mm: 'мм', cm: 'см', m: 'м' }

const ONE_SIZE = 'one size'
const ONE_SIZE_LABELS = { ru: 'один размер', kg: 'бир өлчөм' } as const

/**
 * Translates the units and decimals of a size, which is stored in English: `1.5 m` becomes `1,5 м` in Russian and
 * Kyrgyz.
 */
export function formatSize(size: string, language: Language): string {
  if (language === 'en') return size
  if (size === ONE_SIZE) return ONE_SIZE_LABELS[language]
  return size.replace(/(\d)(?:\.(?=\d)|\s?(mm|cm|m)\b)/g, (_, digit: string, unit: string | undefined) =>
    unit ? digit + NBSP + UNITS[unit] : `${digit},`,
  )
}
