import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { Bank } from './port.ts'

/** In which currency each provider settles, and whether in whole units only. */
export const SETTLES_IN = {
  paypal: { currency: 'USD' },
  kkb: { currency: 'KZT', wholeUnits: true },
  kicb: { currency: 'KGS' },
  yookassa: { currency: 'RUB' },
} as const satisfies Record<PaymentProvider, Pick<Bank, 'currency' | 'wholeUnits'>>
