import type { Language } from '../contract/language.ts'
import type { CurrencyCode, Money } from '../contract/money.ts'
import { CURRENCY_SYMBOLS } from './currencies.ts'
import { formatDecimal, NBSP, punctuate } from './numbers.ts'

/**
 * Formats an amount in som, the currency of every order: `1 234.50 KGS`, with non-breaking spaces, the same in
 * every language. Source: spec §9.
 */
export const formatSom = (money: Money): string => `${punctuate(money, NBSP, '.')}${NBSP}KGS`

/**
 * Formats an amount with two decimals and non-breaking spaces. Som are formatted by `formatSom`; other
 * currencies follow the style of the language: `$1,234.50` in English, `1 234,50 $` in Russian and Kyrgyz.
 * Source: spec §9.
 */
export function formatMoney(money: Money, currency: CurrencyCode, language: Language): string {
  if (currency === 'KGS') return formatSom(money)
  const amount = formatDecimal(money, language)
  const symbol = CURRENCY_SYMBOLS[currency] ?? currency
  if (language !== 'en') return `${amount}${NBSP}${symbol}`
  // A symbol that ends in a letter needs a space: CHF 1,234.50 but $1,234.50.
  return /\p{L}$/u.test(symbol) ? `${symbol}${NBSP}${amount}` : `${symbol}${amount}`
}
