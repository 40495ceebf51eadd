import * as z from 'zod/mini'

/** An amount as it is sent: a decimal text with two digits, such as `"1234.50"`. Never negative. */
export const Money = z.string().check(z.regex(/^(0|[1-9]\d{0,11})\.\d{2}$/))
export type Money = z.infer<typeof Money>

/** ISO 4217 code of a currency. What is charged is always `KGS`; others are conversions for reading. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export type CurrencyCode = z.infer<typeof CurrencyCode>
