import type { Language } from '../contract/language.ts'
import type { PaymentCharge } from '../contract/retail-orders/payment-charge.ts'
import { formatNumber } from '../format/numbers.ts'
import type { I18n } from './i18n.ts'

/** The National Bank publishes rates with four decimals. */
const RATE_DECIMALS = 4

/** Describes the exchange rate of a bank's charge, from the namespace `labels`; null if it charges som. */
export function describeRate(
  { currency, rate, rate_date: date }: Pick<PaymentCharge, 'currency' | 'rate' | 'rate_date'>,
  i18n: I18n,
): string | null {
  if (rate === null || date === null) return null
  // The instance has a single language of the store.
  const language = i18n.language as Language
  return i18n.t('labels:exchange_rate', {
    currency,
    rate: formatNumber(Number(rate), language, RATE_DECIMALS),
    date,
  })
}
