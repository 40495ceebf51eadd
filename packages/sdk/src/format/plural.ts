import type { Language } from '../contract/language.ts'
import { formatNumber, NBSP } from './numbers.ts'

/** The forms of a counted word: Russian has three, English and Kyrgyz two. */
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

/** The form of a word that stands beside a whole number. */
export function plural<L extends Language>(language: L, n: number, forms: PluralForms[L]): string {
  // Which forms there are goes by the language, as the signature says; the compiler cannot follow it inside.
  const messages = forms as Partial<Record<RussianForm | 'other', string>>
  const form = language === 'ru' ? russianForm(Math.abs(n)) : n === 1 ? 'one' : 'other'
  return messages[form] ?? ''
}

/** The number and its word, such as `21 товар`, with a space that does not break. */
export function formatCount<L extends Language>(language: L, n: number, forms: PluralForms[L]): string {
  return `${formatNumber(n, language)}${NBSP}${plural(language, n, forms)}`
}
