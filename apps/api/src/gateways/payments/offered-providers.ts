import { PAYMENT_PROVIDERS, type PaymentProvider } from '@shyrdak/sdk/contract'
import type { Bank, PaymentBanks } from './port.ts'

/** The providers a shopper can choose from, in the order of the contract. */
export const offeredProviders = (banks: PaymentBanks): PaymentProvider[] =>
  PAYMENT_PROVIDERS.filter((provider) => banks[provider] !== undefined)

/** The bank of an existing payment. Throws if the provider has been removed; the payment can wait. */
export function bankOf(banks: PaymentBanks, provider: PaymentProvider): Bank {
  const bank = banks[provider]
  if (!bank) throw new Error(`The payment provider ${provider} is not set up.`)
  return bank
}
