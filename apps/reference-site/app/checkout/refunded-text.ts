import type { Language, RefundedMoney } from '@shyrdak/sdk/contract'
import { formatMoney, formatSom } from '@shyrdak/sdk/format'

/** Formats a refund in the currency of the bank, with its value in som if that is another currency. */
export function refundedText({ amount, currency, total }: RefundedMoney, language: Language): string {
  const back = `−${formatMoney(amount, currency, language)}`
  return currency === 'KGS' ? back : `${back} (${formatSom(total)})`
}
