import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { Bank } from './port.ts'

/** The settlement currency of each provider, and whether it accepts only whole units. */
export const SETTLES_IN = {
  paypal: { currency: 'USD' },
  kkb: { currency: 'KZT', wholeUnits: true },
  kicb: { currency: 'KGS' },
  yookassa: { currency: 'RUB' },
} as const satisfies Record<PaymentProvider, Pick<Bank, 'currency' | 'wholeUnits'>>
