import * as z from 'zod/mini'
import { AMOUNT } from '../../rules/amount.ts'

/** The largest amount. It is exact as a JavaScript number. */
const MOST = 999_999_999_999.99

/** Reports a well-formed amount above the limit as too large rather than invalid. */
const notTooLarge = z.check<string>(({ value, issues }) => {
  if (/^[1-9]\d{12,}\.\d{2}$/.test(value))
    issues.push({ code: 'too_big', origin: 'number', maximum: MOST, inclusive: true, input: value })
})

/** `Money` as managers type it: an amount above the limit is too large, not malformed. */
export const TypedMoney = z.string().check(notTooLarge, z.regex(AMOUNT))
