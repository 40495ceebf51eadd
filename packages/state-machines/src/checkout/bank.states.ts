import { assign } from 'xstate'
import { actingSetup } from './checkout.actions.ts'

/** After the order is placed: going to the bank, or the remaining choices if it cannot be reached. */
export const bankStates = {
  leaving: actingSetup.createStateConfig({
    // Ordered lines leave the cart; the rest can be ordered next.
    on: { 'cart.changed': { actions: 'takeCart' } },
    initial: 'starting',
    states: {
      starting: {
        invoke: {
          src: 'startPayment',
          input: ({ context: { placed, payment_method } }) => ({
            placed: placed!, // this state is only reached with an order
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
          input: ({ context }) => ({ redirect: context.redirect! }), // set by the state before
          onError: {
            target: '#checkout.unpaid',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
        },
        // Returning from the bank with the back button offers payment again.
        after: { leaveTimeout: '#checkout.unpaid' },
      },
    },
  }),
  unpaid: actingSetup.createStateConfig({
    on: {
      'cart.changed': { actions: 'takeCart' },
      'checkout.next': { guard: 'hasNext', target: 'opening', actions: 'beginNext' },
      'payment.choose': { actions: 'choosePayment' },
      'payment.start': { target: 'leaving', actions: 'forgetFailure' },
      'payment.later': 'placed',
    },
  }),
  /** The order was placed earlier, with what the form said then: it is not paid without being looked at. */
  recovered: actingSetup.createStateConfig({
    on: {
      'cart.changed': { actions: 'takeCart' },
      'checkout.next': { guard: 'hasNext', target: 'opening', actions: 'beginNext' },
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
