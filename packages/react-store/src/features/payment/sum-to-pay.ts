import type { Language, Money, PaymentCharge } from '@shyrdak/sdk/contract'
import { formatMoney, formatSom } from '@shyrdak/sdk/format'

/** The sum on a button that pays: in som, followed by the charge if the chosen method charges another currency. */
export const sumToPay = (total: Money, charge: PaymentCharge | undefined, language: Language): string =>
  charge && charge.rate !== null
    ? `${formatSom(total)} (${formatMoney(charge.amount, charge.currency, language)})`
    : formatSom(total)
