import { assign } from 'xstate'
import { actingSetup } from './checkout.actions.ts'

/** The order stands: to the bank, or what is left to do when that cannot be reached. */
export const bankStates = {
  leaving: actingSetup.createStateConfig({
    // What was ordered leaves the cart; what waited is what can be bought next.
    on: { 'cart.changed': { actions: 'takeCart' } },
    initial: 'starting',
    states: {
      starting: {
        invoke: {
          src: 'startPayment',
          input: ({ context: { placed, payment_method, paymentKey } }) => ({
            key: paymentKey,
            placed: placed!, // nobody leaves for the bank without an order
            provider: payment_method ?? placed!.order.payment.provider,
          }),
          onDone: {
            target: 'going',
            actions: assign({ redirect: ({ event }) => event.output.payment.redirect }),
          },
          onError: [
            {
              guard: { type: 'isPaid', params: ({ event }) => ({ error: event.error }) },
              target: '#checkout.placed',
            },
            {
              target: '#checkout.unpaid',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      going: {
        invoke: {
          src: 'leave',
          input: ({ context }) => ({ redirect: context.redirect! }), // set on the way here
          onError: {
            target: '#checkout.unpaid',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        },
        // Who comes back from the bank by the back button finds the way to it again.
        after: { leaveTimeout: '#checkout.unpaid' },
      },
    },
  }),
  unpaid: actingSetup.createStateConfig({
    on: {
      'cart.changed': { actions: 'takeCart' },
      'checkout.next': { guard: 'hasNext', target: 'opening', actions: 'beginNext' },
      'payment.choose': { actions: ['choosePayment', 'renewPaymentKey'] },
      'payment.start': [
        { guard: 'isPaymentUnknown', target: 'leaving', actions: 'forgetFailure' },
        { target: 'leaving', actions: ['renewPaymentKey', 'forgetFailure'] },
      ],
      'payment.later': 'placed',
    },
  }),
  placed: actingSetup.createStateConfig({
    entry: 'forgetFailure',
    on: {
      'cart.changed': { actions: 'takeCart' },
      'checkout.next': { guard: 'hasNext', target: 'opening', actions: 'beginNext' },
    },
  }),
}
