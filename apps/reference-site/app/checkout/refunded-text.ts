import type { Language, RefundedMoney } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'

/** What went back as the bank says it, with the som that it stood for where the bank charged something else. */
export function refundedText({ amount, currency, total }: RefundedMoney, language: Language): string {
  const back = `−${formatMoney(amount, currency, language)}`
  return currency === 'KGS' ? back : `${back} (${formatMoney(total, 'KGS', language)})`
}
