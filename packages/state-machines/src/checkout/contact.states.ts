import { assign } from 'xstate'
import { actingSetup } from './checkout.actions.ts'

/**
 * Contact and address. All issues are shown together, so the phone is checked even if other fields are invalid.
 */
export const contactStates = {
  contact: actingSetup.createStateConfig({
    entry: [{ type: 'enterStep', params: { step: 'contact' } }, 'persist'],
    on: {
      'contact.submit': [
        { guard: 'isContactChecked', target: 'offering', actions: 'forgetIssues' },
        { guard: 'isPhoneTyped', target: 'checking', actions: 'forgetIssues' },
        { actions: 'showContactIssues' },
      ],
      // Nothing depends on the cart before the first quote.
      'cart.changed': [
        { guard: 'isSameCart', actions: 'takeWaiting' },
        { guard: 'bringsLines', actions: 'takeCart' },
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
              international: event.output ?? '', // the guard checked it
            }),
          }),
        },
        { target: 'contact', actions: 'showPhoneIssues' },
      ],
      // The phone library could not be loaded, which says nothing about the phone.
      onError: [
        { guard: 'isContactWrong', target: 'contact', actions: 'showContactIssues' },
        {
          target: 'unquoted',
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
