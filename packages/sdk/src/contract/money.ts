import * as z from 'zod/mini'

/** The largest amount. It is exact as a JavaScript number. */
const MOST = 999_999_999_999.99

/** Reports a well-formed amount above the limit as too large rather than invalid. */
const notTooLarge = z.check<string>(({ value, issues }) => {
  if (/^[1-9]\d{12,}\.\d{2}$/.test(value))
    issues.push({ code: 'too_big', origin: 'number', maximum: MOST, inclusive: true, input: value })
})

/** A non-negative amount as a decimal string with two digits: `"1234.50"`, at most `"999999999999.99"`. */
export const Money = z.string().check(notTooLarge, z.regex(/^(0|[1-9]\d{0,11})\.\d{2}$/))
export type Money = z.infer<typeof Money>

/**
 * ISO 4217 currency code. Prices are in `KGS`; `PaymentCharge` is for banks that settle in another currency.
 */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export type CurrencyCode = z.infer<typeof CurrencyCode>
