import { assign } from 'xstate'
import { actingSetup } from './checkout.actions.ts'

/** Who receives it, and where. What is wrong is shown together, so a phone is checked however the rest stands. */
export const contactStates = {
  contact: actingSetup.createStateConfig({
    entry: [{ type: 'stand', params: { step: 'contact' } }, 'persist'],
    on: {
      'contact.submit': [
        { guard: 'isContactChecked', target: 'offering', actions: 'forgetIssues' },
        { guard: 'isPhoneTyped', target: 'checking', actions: 'forgetIssues' },
        { actions: 'showContactIssues' },
      ],
      // Nothing of an order that is still being typed has been asked of the store.
      'cart.changed': [
        { guard: 'isSameCart', actions: 'takeWaiting' },
        { guard: ({ event }) => event.lines.length > 0, actions: 'takeCart' },
        { target: '#checkout.empty', actions: 'takeCart' },
      ],
    },
  }),
  checking: actingSetup.createStateConfig({
    invoke: {
      src: 'checkPhone',
      input: ({ context }) => ({ phone: context.form.phone, country: context.country }),
      onDone: [
        {
          guard: { type: 'isPhone', params: ({ event }) => ({ phone: event.output }) },
          target: 'checked',
          actions: assign({
            phone: ({ context, event }) => ({
              typed: context.form.phone,
              international: event.output ?? '', // the guard saw that it is there
            }),
          }),
        },
        { target: 'contact', actions: 'showPhoneIssues' },
      ],
      // What checks the number could not be fetched: that says nothing of the number.
      onError: [
        { guard: 'isContactWrong', target: 'contact', actions: 'showContactIssues' },
        {
          target: 'unreachable',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
    on: { 'form.change': {} },
  }),
  checked: actingSetup.createStateConfig({
    always: [
      { guard: 'isContactWrong', target: 'contact', actions: 'showContactIssues' },
      { target: 'offering' },
    ],
  }),
}
