import * as z from 'zod/mini'

/** Source: spec §9, payment providers. */
export const PAYMENT_PROVIDERS = ['paypal', 'kkb', 'kicb', 'yookassa'] as const

export const PaymentProvider = z.enum(PAYMENT_PROVIDERS)
export type PaymentProvider = z.infer<typeof PaymentProvider>
