import { assign, raise } from 'xstate'
import { actingSetup } from './checkout.actions.ts'
import type { CheckoutContext } from './checkout.types.ts'
import { offerOf } from './chosen-services.ts'
import { newOrder } from './new-order.ts'
import { checkoutFailureOf } from './checkout-failure.ts'
import { nextCheckout } from './next-checkout.ts'
import { anotherAttempt, attemptToResend, attemptToSend, earlierBodies } from './order-attempt.ts'

/** Throws if anything is missing; the guards check that before. */
function orderOf(context: CheckoutContext) {
  const { form, phone, country, language, quote, services, discount, payment_method } = context
  if (!phone || !quote || !payment_method)
    throw new Error('Cannot create order: phone, quote or payment method is missing')
  return newOrder({
    form,
    phone: phone.international,
    country,
    language,
    quote,
    services,
    discount,
    payment_method,
  })
}

/** The order being placed is not changed. If it is refused, the new cart is used. */
const WHILE_SENDING = {
  'form.change': {},
  'payment.choose': {},
  'contact.open': {},
  'cart.changed': [{ guard: 'isSameCart', actions: 'takeWaiting' }, { actions: 'takeCart' }],
  'cart.quoted': {},
} as const

/** Payment method, and placing the order. */
export const orderingStates = {
  payment: actingSetup.createStateConfig({
    entry: [{ type: 'enterStep', params: { step: 'payment' } }, 'persist'],
    on: {
      'delivery.open': 'delivery',
      'order.place': [
        { guard: 'isContactWrong', target: 'contact', actions: 'showIssues' },
        { guard: 'isPhoneUnchecked', target: 'checking' },
        { guard: 'isUnquoted', target: '#checkout.recounting' },
        { guard: 'isDeliveryOpen', target: 'delivery', actions: 'showIssues' },
        {
          guard: 'isPaymentChosen',
          target: 'placing',
          actions: [
            assign({
              attempt: ({ context }) => attemptToSend(context.attempt, context.lines, orderOf(context)),
              issues: [],
              failure: null,
            }),
            'persist',
          ],
        },
        { actions: 'showIssues' },
      ],
    },
  }),
  placing: actingSetup.createStateConfig({
    on: WHILE_SENDING,
    invoke: {
      src: 'placeOrder',
      input: ({ context: { attempt } }) => ({ key: attempt.key, body: attempt.body! }), // set by the transition that leads here
      onDone: [
        {
          guard: 'isOfOtherLines',
          target: '#checkout.recovered',
          actions: [{ type: 'acknowledge', params: ({ event }) => ({ placed: event.output }) }, 'sendPlaced'],
        },
        {
          target: '#checkout.leaving',
          actions: [{ type: 'acknowledge', params: ({ event }) => ({ placed: event.output }) }, 'sendPlaced'],
        },
      ],
      onError: [
        {
          guard: { type: 'isPlacedEarlier', params: ({ event }) => ({ error: event.error }) },
          target: 'recovering',
        },
        {
          guard: { type: 'isPlacedElsewhere', params: ({ event }) => ({ error: event.error }) },
          target: 'finding',
          actions: assign({ failure: ({ event }) => checkoutFailureOf(event.error) }),
        },
        {
          guard: { type: 'isAboutContact', params: ({ event }) => ({ error: event.error }) },
          target: 'contact',
          actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'persist'],
        },
        {
          guard: { type: 'isAboutDelivery', params: ({ event }) => ({ error: event.error }) },
          target: '#checkout.recounting',
          actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'persist'],
        },
        {
          target: 'refused',
          actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'persist'],
        },
      ],
    },
  }),
  /**
   * An earlier request, whose response was lost, has placed an order, or may hold the goods that are sold out by
   * now. The shopper may have changed the form since.
   */
  recovering: actingSetup.createStateConfig({
    on: WHILE_SENDING,
    invoke: {
      src: 'recoverOrder',
      input: ({ context: { attempt } }) => ({ key: attempt.key, bodies: earlierBodies(attempt) }),
      onDone: [
        {
          guard: { type: 'isSameOrder', params: ({ event }) => ({ body: event.output.body }) },
          target: '#checkout.leaving',
          actions: [{ type: 'acknowledge', params: ({ event }) => event.output }, 'sendPlaced'],
        },
        {
          target: '#checkout.recovered',
          actions: [{ type: 'acknowledge', params: ({ event }) => event.output }, 'sendPlaced'],
        },
      ],
      onError: [
        {
          guard: { type: 'isPlacedElsewhere', params: ({ event }) => ({ error: event.error }) },
          target: 'finding',
          actions: assign({ failure: ({ event }) => checkoutFailureOf(event.error) }),
        },
        {
          target: 'refused',
          actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'persist'],
        },
      ],
    },
  }),
  finding: actingSetup.createStateConfig({
    on: {
      'form.change': {},
      'payment.choose': {},
      'contact.open': {},
      // The other tab removes the lines that it has ordered from the cart.
      'cart.changed': { actions: 'takeCart' },
      'cart.quoted': {},
    },
    invoke: {
      src: 'findPlaced',
      input: ({ context: { attempt } }) => ({ key: attempt.key }),
      onDone: {
        target: '#checkout.placed',
        actions: [
          assign(({ context, event }) => ({ ...nextCheckout(context), elsewhere: event.output })),
          'persist',
        ],
      },
    },
    after: {
      findTimeout: {
        target: 'refused',
        actions: [
          assign({ attempt: ({ context }) => anotherAttempt(context.attempt, context.newKey()) }),
          'persist',
        ],
      },
    },
  }),
  refused: actingSetup.createStateConfig({
    on: {
      'form.change': {},
      'payment.choose': {},
      'order.retry': [
        {
          guard: 'isResendable',
          target: 'placing',
          actions: [
            assign({ attempt: ({ context }) => attemptToResend(context.attempt), failure: null }),
            'persist',
          ],
        },
        {
          guard: { type: 'mayHoldGoods', params: ({ context }) => ({ quote: context.quote }) },
          target: 'recovering',
          actions: ['resend', 'persist'],
        },
        // What would be sent is not what was sent: the shopper looks at the sum again.
        { guard: 'isUnsettled', target: 'payment', actions: ['forgetFailure', 'reopenForm'] },
        { target: 'payment', actions: raise({ type: 'order.place' }) },
      ],
      'quote.accept': [
        {
          guard: 'hasNewQuote',
          target: 'reoffered',
          actions: [
            assign(({ context }) => {
              const quote = context.failure?.quote ?? null // the guard checked it
              return {
                ...(quote ? offerOf(context, quote) : { quote }),
                discount: context.failure?.discount ?? context.discount,
                failure: null,
                issues: [],
              }
            }),
            'reopenForm',
            'persist',
          ],
        },
        { target: '#checkout.recounting', actions: ['forgetFailure', 'forgetIssues', 'reopenForm'] },
      ],
      'delivery.open': {
        target: '#checkout.recounting',
        actions: ['forgetFailure', 'forgetIssues', 'reopenForm'],
      },
      'contact.open': { target: 'contact', actions: ['forgetFailure', 'forgetIssues', 'reopenForm'] },
    },
  }),
  reoffered: actingSetup.createStateConfig({
    always: [
      { guard: 'isUndeliverable', target: '#checkout.undeliverable' },
      { guard: 'isDeliveryChosen', target: 'payment' },
      { target: 'delivery' },
    ],
  }),
}
