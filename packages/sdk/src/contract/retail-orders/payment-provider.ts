import * as z from 'zod/mini'

/** Source: spec §9, payment providers. */
export const PAYMENT_PROVIDERS = ['paypal', 'kkb', 'kicb', 'yookassa'] as const

export const PaymentProvider = z.enum(PAYMENT_PROVIDERS)
export type PaymentProvider = z.infer<typeof PaymentProvider>

/** The currencies in which payment providers settle: ISO 4217. */
export const CHARGED_CURRENCIES = ['KGS', 'USD', 'RUB', 'KZT'] as const

export const ChargedCurrency = z.enum(CHARGED_CURRENCIES)
export type ChargedCurrency = z.infer<typeof ChargedCurrency>
