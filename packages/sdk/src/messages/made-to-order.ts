import type { Language } from '../contract/language.ts'
import { formatCount, type PluralForms } from '../format/plural.ts'

const DAYS: PluralForms = {
  en: { one: 'day', other: 'days' },
  ru: { one: 'день', few: 'дня', many: 'дней' },
  kg: { one: 'күндө', other: 'күндө' },
}

/**
 * Describes the production time of an item made to order, counted from the order: `Made to order, ready in 30
 * days`.
 */
export function describeMadeToOrder(days: number, language: Language): string {
  const time = formatCount(language, days, DAYS[language])
  const message = {
    en: `Made to order, ready in ${time}`,
    ru: `Делается на заказ, готово через ${time}`,
    kg: `Буйрутма менен жасалат, ${time} даяр болот`,
  }
  return message[language]
}
