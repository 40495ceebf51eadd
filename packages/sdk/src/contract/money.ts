import * as z from 'zod/mini'
import { AMOUNT } from '../rules/amount.ts'

/** A non-negative amount as a decimal string with two digits: `"1234.50"`, at most `"999999999999.99"`. */
export const Money = z.string().check(z.regex(AMOUNT))
export type Money = z.infer<typeof Money>

/**
 * ISO 4217 currency code. Prices are in `KGS`; `PaymentCharge` is for banks that settle in another currency.
 */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export type CurrencyCode = z.infer<typeof CurrencyCode>
