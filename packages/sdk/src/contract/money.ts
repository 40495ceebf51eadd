import * as z from 'zod/mini'

/** A non-negative amount as a decimal string with two digits: `"1234.50"`. */
export const Money = z.string().check(z.regex(/^(0|[1-9]\d{0,11})\.\d{2}$/))
export type Money = z.infer<typeof Money>

/**
 * ISO 4217 currency code. Prices are in `KGS`; `PaymentCharge` is for banks that settle in another currency.
 */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export type CurrencyCode = z.infer<typeof CurrencyCode>
