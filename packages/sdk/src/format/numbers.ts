import type { Language } from '../contract/language.ts'

export const NBSP = '\u00a0'

const THOUSANDS = { en: ',', ru: NBSP, kg: NBSP } as const satisfies Record<Language, string>
const DECIMAL = { en: '.', ru: ',', kg: ',' } as const satisfies Record<Language, string>

/** Inserts a thousands separator into a string of digits. */
export const groupThousands = (digits: string, separator: string): string =>
  digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator)

/** Formats a decimal string such as `1234.50`: `1,234.50` in English, `1 234,50` in Russian and Kyrgyz. */
export function formatDecimal(text: string, language: Language): string {
  const [integer = '', fraction] = text.split('.')
  const grouped = groupThousands(integer, THOUSANDS[language])
  return fraction === undefined ? grouped : grouped + DECIMAL[language] + fraction
}

/** Formats a number with a fixed number of decimals. Without Intl, because Chromium has no Kyrgyz locale. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const text = formatDecimal(Math.abs(value).toFixed(decimals), language)
  return value < 0 ? `−${text}` : text
}
