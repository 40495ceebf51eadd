import type { DeliveryWays } from '@shyrdak/sdk/contract'
import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { checkoutGroup } from '../retail-cart/cart-groups.ts'
import { bankStates } from './bank.states.ts'
import type { CheckoutFailure } from './checkout-failure.ts'
import { EMPTY_FORM, FIELD_PATHS, isCheckoutField, type CheckoutForm } from './checkout-form.ts'
import { actingSetup } from './checkout.actions.ts'
import type { CheckoutContext, CheckoutInput } from './checkout.types.ts'
import { contactStates } from './contact.states.ts'
import { deliveryStates } from './delivery.states.ts'
import { newAttempt } from './order-attempt.ts'
import { orderingStates } from './ordering.states.ts'

/** The page was left while the order was being placed, so its result is unknown. */
const INTERRUPTED: CheckoutFailure = {
  code: 'NETWORK',
  issues: [],
  quote: null,
  discount: null,
  retryAfter: null,
}

/** The fields that a quote depends on. */
const DESTINATION = ['city', 'postal_code', 'collect'] as const satisfies readonly (keyof CheckoutForm)[]

/** Returns the form from before a reload, without a pickup if the country offers none. */
function openingForm(form: CheckoutForm = EMPTY_FORM, ways: DeliveryWays | null): CheckoutForm {
  return form.collect && !ways?.pickups.length ? { ...form, collect: false } : form
}

/** Returns the initial context, with the state stored before a reload. */
function openingContext({
  country,
  ways = null,
  language,
  lines,
  discount,
  stored,
  newKey,
}: CheckoutInput): CheckoutContext {
  const phone = stored?.phone
  return {
    country,
    ways,
    language,
    ...checkoutGroup(lines),
    form: openingForm(stored?.form, ways),
    phone:
      phone && phone.country === country ? { typed: phone.typed, international: phone.international } : null,
    step: stored?.step ?? 'contact',
    resumed: stored?.total ?? null,
    issues: [],
    quote: null,
    services: new Map(stored?.services),
    discount: discount ?? null,
    payment_method: stored?.payment_method ?? null,
    attempt: stored?.attempt ?? newAttempt(checkoutGroup(lines).lines),
    failure: null,
    placed: null,
    elsewhere: null,
    redirect: null,
    newKey,
  }
}

/**
 * Checkout, from the contact to the bank. Visible states: `undeliverable`, `empty`, `contact` (and `checking`
 * it), `quoting` (or `unquoted`), `delivery`, `payment`, `placing`, `refused` (see `failure`), `leaving` for
 * the bank, `unpaid` (ordered, but the bank could not be reached), `placed`, `recovered` (ordered
 * earlier, with other details). After a reload it resumes at the
 * same step; at payment only if the total is unchanged. An order holds goods of one group; `checkout.next`
 * orders the rest.
 */
export const checkoutMachine = actingSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => openingContext(input),
  invoke: { src: 'persistCheckout', id: 'persister' },
  on: { 'discount.changed': { actions: ['takeDiscount', 'persist'] } },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isInterrupted', target: 'shopping.refused', actions: assign({ failure: INTERRUPTED }) },
        { guard: 'isUndeliverable', target: 'undeliverable' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isUnderWay', target: 'shopping.resuming' },
        { target: 'shopping.contact' },
      ],
    },
    undeliverable: {},
    empty: { on: { 'cart.changed': { target: 'opening', actions: 'takeCart' } } },
    shopping: {
      initial: 'contact',
      on: {
        'form.change': {
          actions: [
            assign(({ context, event: { change } }) => {
              const changed = Object.keys(change).flatMap((field) =>
                isCheckoutField(field) ? [FIELD_PATHS[field].join('.')] : [],
              )
              const isElsewhere = DESTINATION.some(
                (field) => field in change && change[field] !== context.form[field],
              )
              return {
                form: { ...context.form, ...change },
                // The quote was for another destination. Later steps keep the quote that they show.
                ...(isElsewhere && context.step === 'contact' && { quote: null }),
                issues: context.issues.filter(({ path }) => !changed.includes(path.join('.'))),
              }
            }),
            'persist',
          ],
        },
        'payment.choose': { actions: ['choosePayment', 'persist'] },
        'contact.open': '.contact',
        'cart.quoted': {
          guard: { type: 'mayHoldGoods', params: ({ event }) => ({ quote: event.quote }) },
          target: '.recovering',
          actions: ['resend', 'persist'],
        },
        'cart.changed': [
          { guard: 'isSameCart', actions: 'takeWaiting' },
          { target: 'recounting', actions: 'takeCart' },
        ],
      },
      states: {
        resuming: { always: [{ guard: 'isPhoneUnchecked', target: 'checking' }, { target: 'offering' }] },
        ...contactStates,
        ...deliveryStates,
        ...orderingStates,
      },
    },
    recounting: {
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shopping.quoting' }],
    },
    ...bankStates,
  },
})

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
