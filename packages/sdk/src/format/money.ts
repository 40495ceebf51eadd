import type { Language } from '../contract/language.ts'
import type { CurrencyCode, Money } from '../contract/money.ts'
import { CURRENCY_SIGNS } from './currencies.ts'
import { formatDecimal, groupThousands, NBSP } from './numbers.ts'

/**
 * An amount as people read it, always with two decimals and with spaces that do not break.
 * Som print as `1 234.50 KGS` in every language (spec §9); other currencies in the language's style:
 * `$1,234.50` in English, `1 234,50 $` in Russian and Kyrgyz.
 */
export function formatMoney(money: Money, currency: CurrencyCode, language: Language): string {
  if (currency === 'KGS') return `${groupThousands(money.slice(0, -3), NBSP)}${money.slice(-3)}${NBSP}KGS`
  const amount = formatDecimal(money, language)
  const sign = CURRENCY_SIGNS[currency] ?? currency
  if (language !== 'en') return `${amount}${NBSP}${sign}`
  // Letters need a space before digits: CHF 1,234.50 but $1,234.50.
  return /\p{L}$/u.test(sign) ? `${sign}${NBSP}${amount}` : `${sign}${amount}`
}
