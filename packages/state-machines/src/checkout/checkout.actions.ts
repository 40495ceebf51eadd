import type { PlacedOrder } from '@shyrdak/sdk/contract'
import { assign, sendTo } from 'xstate'
import { failureOf, isUnknownResult } from '../failure.ts'
import { cartKey } from '../retail-cart/retail-cart.ts'
import type { CheckoutContext, CheckoutPlace, KeepCheckout } from './checkout.events.ts'
import { guardedSetup } from './checkout.guards.ts'
import { contactIssues, deliveryIssues, isAbout, paymentIssues } from './issues.ts'
import { orderSums } from './new-order.ts'
import { settled } from './order-attempt.ts'

function toKeep(context: CheckoutContext): KeepCheckout {
  const { form, phone, country, step, quote, services, payment_method, attempt } = context
  return {
    type: 'keep',
    checkout: {
      form,
      phone: phone && { ...phone, country },
      step,
      total: quote && step === 'payment' ? orderSums(quote, services).total : null,
      services: [...services],
      payment_method,
      attempt,
    },
  }
}

/** What the states of checkout are written in. */
export const actingSetup = guardedSetup.extend({
  actions: {
    keep: sendTo('keeper', ({ context }: { readonly context: CheckoutContext }) => toKeep(context)),
    tellPlaced: sendTo('keeper', ({ context }: { readonly context: CheckoutContext }): KeepCheckout => {
      if (!context.placed) throw new Error('No order was made')
      return { type: 'placed', placed: context.placed, keys: context.attempt.body?.items.map(cartKey) ?? [] }
    }),
    /** A step is opened: after a reload the purchase goes on there. */
    stand: assign((_, { step }: { readonly step: CheckoutPlace }) => ({ step, resumed: null })),
    takeCart: assign(({ event }) =>
      event.type === 'cart.changed'
        ? { lines: event.lines, revision: event.revision, quote: null, issues: [] }
        : {},
    ),
    choosePayment: assign(({ context, event }) =>
      event.type === 'payment.choose'
        ? {
            payment_method: event.method,
            issues: context.issues.filter(({ path }) => !isAbout(path, 'payment_method')),
          }
        : {},
    ),
    renewPaymentKey: assign({ paymentKey: ({ context }) => context.newKey() }),
    showContactIssues: assign({ issues: ({ context }) => contactIssues(context.form) }),
    showPhoneIssues: assign({ issues: ({ context }) => contactIssues(context.form, { isPhoneWrong: true }) }),
    showDeliveryIssues: assign({
      issues: ({ context }) => (context.quote ? deliveryIssues(context.quote, context.services) : []),
    }),
    showIssues: assign({
      issues: ({ context }) => [
        ...contactIssues(context.form),
        ...(context.quote ? deliveryIssues(context.quote, context.services) : []),
        ...paymentIssues(context.form, context.payment_method),
      ],
    }),
    forgetIssues: assign({ issues: [] }),
    forgetFailure: assign({ failure: null }),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    refuse: assign(({ context }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      return {
        failure,
        issues: failure.issues,
        attempt: isUnknownResult(failure) ? context.attempt : settled(context.attempt),
      }
    }),
    acknowledge: assign(({ context }, { placed }: { readonly placed: PlacedOrder }) => ({
      placed,
      failure: null,
      issues: [],
      paymentKey: context.newKey(),
      attempt: settled(context.attempt),
    })),
  },
})
