import type { CheckoutContext } from './checkout.events.ts'
import { newAttempt } from './order-attempt.ts'

/** How the purchase of what waited begins: with who and where as they are known, and nothing else of the one before. */
export const nextCheckout = ({ form, newKey, revision }: CheckoutContext) =>
  ({
    form: { ...form, comment: '', terms: false },
    step: 'contact',
    resumed: null,
    issues: [],
    quote: null,
    services: new Map(),
    attempt: newAttempt(newKey(), revision),
    failure: null,
    placed: null,
    redirect: null,
    paymentKey: newKey(),
  }) satisfies Partial<CheckoutContext>
