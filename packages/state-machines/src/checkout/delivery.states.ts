import { assign } from 'xstate'
import { MAX_LINES } from '../retail-cart/cart-limits.ts'
import { lineRequestOf } from '../retail-cart/cart-lines.ts'
import { actingSetup } from './checkout.actions.ts'
import { offerOf, withService } from './chosen-services.ts'
import { deliveryIssues } from './issues.ts'

/** Quote and delivery method of each line. */
export const deliveryStates = {
  offering: actingSetup.createStateConfig({
    always: [
      { guard: 'hasQuote', target: 'delivery' },
      // If the quote fails, checkout must resume here and not at the contact.
      { target: '#checkout.recounting', actions: ['passContact', 'persist'] },
    ],
  }),
  quoting: actingSetup.createStateConfig({
    // The quote is for the contact as it was sent, so changes are ignored.
    on: { 'form.change': {} },
    invoke: {
      src: 'quoteOrder',
      input: ({ context }) => ({
        items: context.lines.slice(0, MAX_LINES).map(lineRequestOf),
        destination: context.form.collect
          ? null
          : { city: context.form.city.trim(), postal_code: context.form.postal_code.trim() },
      }),
      onDone: {
        target: 'offered',
        actions: [
          assign(({ context, event }) => ({
            ...offerOf(context, event.output),
            failure: null,
          })),
          'persist',
        ],
      },
      onError: {
        target: 'unquoted',
        actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
      },
    },
  }),
  unquoted: actingSetup.createStateConfig({
    on: {
      'quote.retry': [{ guard: 'isPhoneUnchecked', target: 'checking' }, { target: 'quoting' }],
      'contact.open': { target: 'contact', actions: 'forgetFailure' },
    },
  }),
  offered: actingSetup.createStateConfig({
    always: [
      {
        guard: { type: 'mayHoldGoods', params: ({ context }) => ({ quote: context.quote }) },
        target: 'recovering',
        actions: ['resend', 'persist'],
      },
      { guard: 'isUndeliverable', target: '#checkout.undeliverable' },
      { guard: 'isStillPayable', target: 'payment' },
      { target: 'delivery' },
    ],
  }),
  delivery: actingSetup.createStateConfig({
    entry: [{ type: 'enterStep', params: { step: 'delivery' } }, 'persist'],
    on: {
      'delivery.choose': {
        actions: [
          assign(({ context, event: { key, service_id } }) => {
            const services = withService(context.services, context.quote, key, service_id)
            const left = context.quote ? deliveryIssues(context.quote, services) : []
            const open = new Set(left.map(({ path }) => path.join('.')))
            return { services, issues: context.issues.filter(({ path }) => open.has(path.join('.'))) }
          }),
          'persist',
        ],
      },
      'delivery.submit': [
        { guard: 'isDeliveryChosen', target: 'payment', actions: 'forgetIssues' },
        { actions: 'showDeliveryIssues' },
      ],
    },
  }),
}
