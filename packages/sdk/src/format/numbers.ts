import type { Language } from '../contract/language.ts'

export const NBSP = '\u00a0'

const THOUSANDS = { en: ',', ru: NBSP, kg: NBSP } as const satisfies Record<Language, string>
const DECIMAL = { en: '.', ru: ',', kg: ',' } as const satisfies Record<Language, string>

/** Formats a decimal string such as `1234.50` with these separators of thousands and decimals. */
export function punctuate(text: string, thousands: string, decimal: string): string {
  const [integer = '', fraction] = text.split('.')
  const grouped = integer.length < 4 ? integer : integer.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return fraction === undefined ? grouped : grouped + decimal + fraction
}

/** Formats a decimal string such as `1234.50`: `1,234.50` in English, `1 234,50` in Russian and Kyrgyz. */
export const formatDecimal = (text: string, language: Language): string =>
  punctuate(text, THOUSANDS[language], DECIMAL[language])

/**
 * Formats a number with a fixed number of decimals. Thousands are grouped as those of som, which counts stand
 * beside: `1 500` in every language. Without Intl, because Chromium has no Kyrgyz locale.
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const text = punctuate(Math.abs(value).toFixed(decimals), NBSP, DECIMAL[language])
  return value < 0 ? `−${text}` : text
}
