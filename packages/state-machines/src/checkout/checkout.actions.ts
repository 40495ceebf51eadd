import type { NewRetailOrder, PlacedOrder } from '@shyrdak/sdk/contract'
import { assign, sendTo } from 'xstate'
import { isUnknownResult, type Failure } from '../failure.ts'
import { checkoutGroup } from '../retail-cart/cart-groups.ts'
import { cartKey } from '../retail-cart/retail-cart.ts'
import type { CheckoutContext, CheckoutFormStep, PersistCheckout } from './checkout.types.ts'
import { checkoutFailureOf, isNothingPlaced } from './checkout-failure.ts'
import { guardedSetup } from './checkout.guards.ts'
import { contactIssues, deliveryIssues, isAbout, paymentIssues } from './issues.ts'
import { orderSums } from './new-order.ts'
import { nextCheckout } from './next-checkout.ts'
import { attemptToRecover, refused, reopened, settled, type OrderAttempt } from './order-attempt.ts'
import type { StoredCheckout } from './stored-checkout.ts'

function toStored(context: CheckoutContext): StoredCheckout {
  const { form, phone, country, step, resumed, quote, services, discount, payment_method, attempt } = context
  return {
    form,
    phone: phone && { ...phone, country },
    step,
    total: quote && step === 'payment' ? orderSums(quote, services, discount).total : resumed,
    services: [...services],
    payment_method,
    attempt: { ...attempt, sent: [...attempt.sent] },
  }
}

function placedEvent(context: CheckoutContext): PersistCheckout {
  const { placed, attempt, lines, waiting } = context
  if (!placed) throw new Error('Cannot persist checkout as placed: there is no order')
  const ordered = attempt.body?.items.map((item) => ({ key: cartKey(item), count: item.count })) ?? []
  const isLeft = [...lines, ...waiting].some(({ key }) => !ordered.some((line) => line.key === key))
  return {
    type: 'placed',
    placed,
    key: attempt.key,
    ordered,
    next: isLeft ? toStored({ ...context, ...nextCheckout(context) }) : null,
  }
}

const attemptAfter = (attempt: OrderAttempt, failure: Failure): OrderAttempt =>
  isUnknownResult(failure) ? attempt : isNothingPlaced(failure) ? settled(attempt) : refused(attempt)

/** The setup with guards and actions, from which the states of checkout are created. */
export const actingSetup = guardedSetup.extend({
  actions: {
    persist: sendTo('persister', ({ context }: { readonly context: CheckoutContext }): PersistCheckout => ({
      type: 'persist',
      checkout: toStored(context),
    })),
    sendPlaced: sendTo('persister', ({ context }: { readonly context: CheckoutContext }) =>
      placedEvent(context),
    ),
    beginNext: assign(({ context }) => nextCheckout(context)),
    /** Stores the step at which checkout resumes after a reload. */
    enterStep: assign((_, { step }: { readonly step: CheckoutFormStep }) => ({ step, resumed: null })),
    /** The contact is complete, so checkout would resume at delivery. */
    passContact: assign(({ context: { step } }) => ({ step: step === 'contact' ? 'delivery' : step })),
    takeCart: assign(({ event }) =>
      event.type === 'cart.changed' ? { ...checkoutGroup(event.lines), quote: null, issues: [] } : {},
    ),
    /** The lines being ordered are unchanged; only the waiting ones differ. */
    takeWaiting: assign(({ event }) =>
      event.type === 'cart.changed' ? { waiting: checkoutGroup(event.lines).waiting } : {},
    ),
    takeDiscount: assign(({ event }) =>
      event.type === 'discount.changed' ? { discount: event.discount } : {},
    ),
    choosePayment: assign(({ context, event }) =>
      event.type === 'payment.choose'
        ? {
            payment_method: event.method,
            issues: context.issues.filter(({ path }) => !isAbout(path, 'payment_method')),
          }
        : {},
    ),
    showContactIssues: assign({ issues: ({ context }) => contactIssues(context.form, context.country) }),
    showPhoneIssues: assign({
      issues: ({ context }) => contactIssues(context.form, context.country, { isPhoneWrong: true }),
    }),
    showDeliveryIssues: assign({
      issues: ({ context }) => (context.quote ? deliveryIssues(context.quote, context.services) : []),
    }),
    showIssues: assign({
      issues: ({ context }) => [
        ...contactIssues(context.form, context.country),
        ...(context.quote ? deliveryIssues(context.quote, context.services) : []),
        ...paymentIssues(context.form, context.payment_method),
      ],
    }),
    forgetIssues: assign({ issues: [] }),
    forgetFailure: assign({ failure: null }),
    fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: checkoutFailureOf(error) })),
    refuse: assign(({ context }, { error }: { readonly error: unknown }) => {
      const failure = checkoutFailureOf(error)
      return {
        failure,
        issues: failure.issues,
        attempt: attemptAfter(context.attempt, failure),
      }
    }),
    /** Sends what was sent before, and not what the form says now. */
    resend: assign({ attempt: ({ context }) => attemptToRecover(context.attempt), failure: null }),
    /** The form is open again, and may be changed. */
    reopenForm: assign({ attempt: ({ context }) => reopened(context.attempt) }),
    /** By default the body that was placed is the last one sent. */
    acknowledge: assign(
      (
        { context: { attempt } },
        {
          placed,
          body = attempt.body,
        }: { readonly placed: PlacedOrder; readonly body?: NewRetailOrder | null },
      ) => ({
        placed,
        failure: null,
        issues: [],
        attempt: { ...settled(attempt), body },
      }),
    ),
  },
})
