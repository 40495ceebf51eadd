import type { Language } from '../contract/language.ts'
import { formatNumber, NBSP } from './numbers.ts'

/** The plural forms of a noun: three in Russian, two in English and Kyrgyz. */
export interface PluralForms {
  readonly en: { readonly one: string; readonly other: string }
  readonly ru: { readonly one: string; readonly few: string; readonly many: string }
  readonly kg: { readonly one: string; readonly other: string }
}

type RussianForm = keyof PluralForms['ru']

function russianForm(n: number): RussianForm {
  const tens = n % 100
  const ones = n % 10
  if (ones === 1 && tens !== 11) return 'one'
  if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return 'few'
  return 'many'
}

export type PluralCategory = RussianForm | 'other'

/** Returns the CLDR category of an integer. Without Intl, because Chromium has no Kyrgyz plural rules. */
export const pluralCategory = (language: Language, n: number): PluralCategory =>
  language === 'ru' ? russianForm(Math.abs(n)) : n === 1 ? 'one' : 'other'

/** Returns the plural categories of integers in a language. */
export const pluralCategories = (language: Language): readonly PluralCategory[] =>
  language === 'ru' ? ['one', 'few', 'many'] : ['one', 'other']

/** Returns the plural form for an integer. */
export function plural<L extends Language>(language: L, n: number, forms: PluralForms[L]): string {
  // The signature guarantees the forms of the language, which the compiler cannot follow here.
  const byForm = forms as Partial<Record<PluralCategory, string>>
  return byForm[pluralCategory(language, n)] ?? ''
}

/** Formats a number and its noun with a non-breaking space: `21 товар`. */
export function formatCount<L extends Language>(language: L, n: number, forms: PluralForms[L]): string {
  return `${formatNumber(n, language)}${NBSP}${plural(language, n, forms)}`
}
