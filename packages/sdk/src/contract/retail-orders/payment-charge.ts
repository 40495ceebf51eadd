import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { Day } from '../scalars.ts'
import { ChargedCurrency } from './payment-provider.ts'

/**
 * What a bank charges for a sum in som, in the currency it settles in. `rate` is som per unit on the day
 * `rate_date`; both are null if the bank settles in som.
 */
export const PaymentCharge = z.object({
  amount: Money,
  currency: ChargedCurrency,
  rate: z.nullable(z.string()),
  rate_date: z.nullable(Day),
})
export type PaymentCharge = z.infer<typeof PaymentCharge>
