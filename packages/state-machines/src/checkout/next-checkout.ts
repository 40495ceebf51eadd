import type { CheckoutContext } from './checkout.types.ts'
import { newAttempt } from './order-attempt.ts'

/** Returns the start of the next checkout: contact and address are kept, everything else is reset. */
export const nextCheckout = ({ form, lines }: CheckoutContext) =>
  ({
    form: { ...form, comment: '', is_gift: false, gift_note: '', terms: false },
    step: 'contact',
    resumed: null,
    issues: [],
    quote: null,
    services: new Map(),
    attempt: newAttempt(lines),
    failure: null,
    placed: null,
    elsewhere: null,
    redirect: null,
  }) satisfies Partial<CheckoutContext>
