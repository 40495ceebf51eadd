import type { Language } from '../contract/language.ts'

export const NBSP = '\u00a0'

const THOUSANDS = { en: ',', ru: NBSP, kg: NBSP } as const satisfies Record<Language, string>
const DECIMAL = { en: '.', ru: ',', kg: ',' } as const satisfies Record<Language, string>

/** Puts a separator between thousands of a text of digits. */
export const groupThousands = (digits: string, separator: string): string =>
  digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator)

/** A decimal text such as `1234.50` in the style of a language: `1,234.50` or `1 234,50`. */
export function formatDecimal(text: string, language: Language): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = groupThousands(whole, THOUSANDS[language])
  return fraction === undefined ? grouped : grouped + DECIMAL[language] + fraction
}

/** A number with a fixed count of decimals, none unless asked for. Our own table: browsers know no Kyrgyz. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const text = formatDecimal(Math.abs(value).toFixed(decimals), language)
  return value < 0 ? `−${text}` : text
}
