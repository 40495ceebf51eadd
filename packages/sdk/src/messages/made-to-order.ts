import type { Language } from '../contract/language.ts'
import { formatCount, type PluralForms } from '../format/plural.ts'

const DAYS: PluralForms = {
  en: { one: 'day', other: 'days' },
  ru: { one: 'день', few: 'дня', many: 'дней' },
  kg: { one: 'күндө', other: 'күндө' },
}

/** When a piece that is made to order is ready, counted from the order: `Made to order, ready in 30 days`. */
export function describeMaking(days: number, language: Language): string {
  const time = formatCount(language, days, DAYS[language])
  const sentence = {
    en: `Made to order, ready in ${time}`,
    ru: `Делается на заказ, готово через ${time}`,
    kg: `Буйрутма менен жасалат, ${time} даяр болот`,
  }
  return sentence[language]
}
