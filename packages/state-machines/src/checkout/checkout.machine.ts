import { CHECKOUT_COUNTRIES, type PlacedOrder, type Quote, type StartedPayment } from '@shyrdak/sdk/contract'
import { assign, fromCallback, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { failureOf, isUnknownResult, type Failure } from '../failure.ts'
import { cartKey, MOST_LINES, type CartLine } from '../retail-cart/retail-cart.ts'
import { unprovided } from '../unprovided.ts'
import { EMPTY_FORM, FIELD_PATHS, type CheckoutField } from './checkout-form.ts'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  KeepCheckout,
  LeaveInput,
  PaymentInput,
  PhoneInput,
  PlaceInput,
  QuoteInput,
} from './checkout.events.ts'
import { keptServices, withService } from './chosen-services.ts'
import { contactIssues, deliveryIssues, issueAt, paymentIssues } from './issues.ts'
import { newOrder } from './new-order.ts'
import { attemptToSend, hasOtherOriginal, newAttempt, recovered, settled } from './order-attempt.ts'

const isAbout = (path: readonly (string | number)[], ...starts: string[]): boolean =>
  starts.includes(String(path[0]))

const toKeep = ({ form, services, payment_method, attempt }: CheckoutContext): KeepCheckout => ({
  type: 'keep',
  checkout: { form, services: [...services], payment_method, attempt },
})

const isPhoneKnown = ({ form, phone }: CheckoutContext): boolean => phone?.typed === form.phone

const piecesOf = (lines: readonly CartLine[]): string =>
  lines.map(({ key, count }) => `${key} ${count}`).join()

/** A page that was left in mid-order: what became of it is not known. */
const INTERRUPTED: Failure = { code: 'NETWORK', issues: [], quote: null, retryAfter: null }

/** The order as it stands. Only asked for when nothing is missing. */
function orderOf(context: CheckoutContext) {
  const { form, phone, country, language, quote, services, payment_method } = context
  if (!phone || !quote || !payment_method) throw new Error('Not ready to order')
  return newOrder({ form, phone: phone.international, country, language, quote, services, payment_method })
}

/**
 * The purchase, from who orders to the bank. What the person sees: `undeliverable`, `empty`, `contact` (and `checking`
 * it), `quoting` (or `unreachable`), `delivery`, `payment`, `placing`, `refused` (see `failure`), `leaving` for the bank,
 * `unpaid` (the order stands, the bank could not be reached), `placed`.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
  },
  actors: {
    checkPhone: unprovided<string | null, PhoneInput>('checkPhone'),
    quoteOrder: unprovided<Quote, QuoteInput>('quoteOrder'),
    placeOrder: unprovided<PlacedOrder, PlaceInput>('placeOrder'),
    startPayment: unprovided<StartedPayment, PaymentInput>('startPayment'),
    /** Takes the browser to the bank. */
    leave: unprovided<void, LeaveInput>('leave'),
    keepCheckout: fromCallback<KeepCheckout, undefined>(() => {}),
  },
  delays: { leaveTimeout: 10_000 },
  guards: {
    isUndeliverable: ({ context }) =>
      !CHECKOUT_COUNTRIES.some((code) => code === context.country) || context.quote?.delivers === false,
    isEmpty: ({ context }) => context.lines.length === 0,
    /** Prices and stock may differ: the quote has the say in those. */
    isSameCart: ({ context, event }) =>
      event.type === 'cart.changed' && piecesOf(event.lines) === piecesOf(context.lines),
    isUnsettled: ({ context }) => context.attempt.isUnsettled && context.attempt.body !== null,
    isContactRight: ({ context }) => contactIssues(context.form).length === 0,
    isContactWrong: ({ context }) => contactIssues(context.form).length > 0,
    isPhoneUnchecked: ({ context }) => !isPhoneKnown(context),
    isContactChecked: ({ context }) => contactIssues(context.form).length === 0 && isPhoneKnown(context),
    isPhone: (_, { phone }: { readonly phone: string | null }) => phone !== null,
    isUnquoted: ({ context }) => context.quote === null,
    hasQuote: ({ context }) => context.quote !== null,
    isDeliveryChosen: ({ context }) =>
      context.quote !== null &&
      context.quote.lines.length > 0 &&
      deliveryIssues(context.quote, context.services).length === 0,
    isDeliveryOpen: ({ context }) =>
      !context.quote || deliveryIssues(context.quote, context.services).length > 0,
    isPaymentUnknown: ({ context }) => context.failure !== null && isUnknownResult(context.failure),
    isPaymentChosen: ({ context }) => paymentIssues(context.form, context.payment_method).length === 0,
    isKeyTaken: ({ context }, { error }: { readonly error: unknown }) =>
      failureOf(error).code === 'KEY_REUSED' && hasOtherOriginal(context.attempt),
    isAboutContact: (_, { error }: { readonly error: unknown }) =>
      failureOf(error).issues.some(({ path }) => isAbout(path, 'contact', 'address', 'comment')),
    isAboutDelivery: (_, { error }: { readonly error: unknown }) =>
      failureOf(error).code === 'INVALID' &&
      failureOf(error).issues.some(({ path }) => isAbout(path, 'items')),
    isPaid: (_, { error }: { readonly error: unknown }) => failureOf(error).code === 'ALREADY_PAID',
    /** A quote of the cart as it is; one of a cart that changed since says nothing. */
    hasNewQuote: ({ context }) => context.quote !== null && Boolean(context.failure?.quote),
  },
  actions: {
    keep: sendTo('keeper', ({ context }) => toKeep(context)),
    tellPlaced: sendTo('keeper', ({ context }): KeepCheckout => {
      if (!context.placed) throw new Error('No order was made')
      return { type: 'placed', placed: context.placed, keys: context.attempt.body?.items.map(cartKey) ?? [] }
    }),
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
    showIssues: assign({
      issues: ({ context }) => [
        ...contactIssues(context.form),
        ...(context.quote ? deliveryIssues(context.quote, context.services) : []),
        ...paymentIssues(context.form, context.payment_method),
      ],
    }),
    forgetIssues: assign({ issues: [] }),
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
}).createMachine({
  id: 'checkout',
  context: ({ input: { country, language, lines, revision, stored, newKey } }) => ({
    country,
    language,
    lines,
    revision,
    form: stored?.form ?? EMPTY_FORM,
    phone: null,
    issues: [],
    quote: null,
    services: new Map(stored?.services),
    payment_method: stored?.payment_method ?? null,
    attempt: stored?.attempt ?? newAttempt(newKey(), revision),
    failure: null,
    placed: null,
    redirect: null,
    paymentKey: newKey(),
    newKey,
  }),
  invoke: { src: 'keepCheckout', id: 'keeper' },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isUnsettled', target: 'shopping.refused', actions: assign({ failure: INTERRUPTED }) },
        { guard: 'isUndeliverable', target: 'undeliverable' },
        { guard: 'isEmpty', target: 'empty' },
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
              const mended = Object.keys(change).map(
                (field) => FIELD_PATHS[field as CheckoutField].join('.'), // a change holds fields of the form only
              )
              return {
                form: { ...context.form, ...change },
                issues: context.issues.filter(({ path }) => !mended.includes(path.join('.'))),
              }
            }),
            'keep',
          ],
        },
        'payment.choose': { actions: ['choosePayment', 'keep'] },
        'contact.open': '.contact',
        'cart.changed': [{ guard: 'isSameCart' }, { target: 'recounting', actions: 'takeCart' }],
      },
      states: {
        contact: {
          on: {
            'contact.submit': [
              { guard: 'isContactChecked', target: 'offering', actions: 'forgetIssues' },
              { guard: 'isContactRight', target: 'checking', actions: 'forgetIssues' },
              { actions: 'showContactIssues' },
            ],
            // Nothing of an order that is still being typed has been asked of the store.
            'cart.changed': [
              { guard: 'isSameCart' },
              { guard: ({ event }) => event.lines.length > 0, actions: 'takeCart' },
              { target: '#checkout.empty', actions: 'takeCart' },
            ],
          },
        },
        checking: {
          invoke: {
            src: 'checkPhone',
            input: ({ context }) => ({ phone: context.form.phone, country: context.country }),
            onDone: [
              {
                guard: { type: 'isPhone', params: ({ event }) => ({ phone: event.output }) },
                target: 'offering',
                actions: assign({
                  phone: ({ context, event }) => ({
                    typed: context.form.phone,
                    international: event.output ?? '', // the guard saw that it is there
                  }),
                }),
              },
              { target: 'contact', actions: assign({ issues: [issueAt('phone', 'invalid')] }) },
            ],
            // What checks the number could not be fetched: that says nothing of the number.
            onError: {
              target: 'unreachable',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'form.change': {} },
        },
        offering: { always: [{ guard: 'hasQuote', target: 'delivery' }, { target: '#checkout.recounting' }] },
        quoting: {
          invoke: {
            src: 'quoteOrder',
            input: ({ context }) => ({
              items: context.lines
                .slice(0, MOST_LINES)
                .map(({ goods: { product_id, variation_id, size, is_special }, count }) => ({
                  product_id,
                  variation_id,
                  size,
                  count,
                  is_special,
                })),
            }),
            onDone: {
              target: 'offered',
              actions: [
                assign(({ context, event }) => ({
                  quote: event.output,
                  services: keptServices(context.services, event.output),
                  failure: null,
                })),
                'keep',
              ],
            },
            onError: {
              target: 'unreachable',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        unreachable: {
          on: {
            'quote.retry': [{ guard: 'isPhoneUnchecked', target: 'checking' }, { target: 'quoting' }],
            'contact.open': { target: 'contact', actions: assign({ failure: null }) },
          },
        },
        offered: {
          always: [{ guard: 'isUndeliverable', target: '#checkout.undeliverable' }, { target: 'delivery' }],
        },
        delivery: {
          on: {
            'delivery.choose': {
              actions: [
                assign(({ context, event: { key, service_id } }) => {
                  const services = withService(context.services, context.quote, key, service_id)
                  const left = context.quote ? deliveryIssues(context.quote, services) : []
                  const open = new Set(left.map(({ path }) => path.join('.')))
                  return { services, issues: context.issues.filter(({ path }) => open.has(path.join('.'))) }
                }),
                'keep',
              ],
            },
            'delivery.submit': [
              { guard: 'isDeliveryChosen', target: 'payment', actions: 'forgetIssues' },
              {
                actions: assign({
                  issues: ({ context }) =>
                    context.quote ? deliveryIssues(context.quote, context.services) : [],
                }),
              },
            ],
          },
        },
        payment: {
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
                    attempt: ({ context }) =>
                      attemptToSend(context.attempt, context.revision, orderOf(context), context.newKey),
                    issues: [],
                    failure: null,
                  }),
                  'keep',
                ],
              },
              { actions: 'showIssues' },
            ],
          },
        },
        placing: {
          on: {
            'form.change': {},
            'payment.choose': {},
            'contact.open': {},
            // What is on its way stays what it is; should it be refused, the rest follows from the new cart.
            'cart.changed': [{ guard: 'isSameCart' }, { actions: 'takeCart' }],
          },
          invoke: {
            src: 'placeOrder',
            input: ({ context: { attempt } }) => ({ key: attempt.key, body: attempt.body! }), // set on the way here
            onDone: {
              target: '#checkout.leaving',
              actions: [
                { type: 'acknowledge', params: ({ event }) => ({ placed: event.output }) },
                'tellPlaced',
              ],
            },
            onError: [
              {
                guard: { type: 'isKeyTaken', params: ({ event }) => ({ error: event.error }) },
                target: 'placing',
                reenter: true,
                actions: [assign({ attempt: ({ context }) => recovered(context.attempt) }), 'keep'],
              },
              {
                guard: { type: 'isAboutContact', params: ({ event }) => ({ error: event.error }) },
                target: 'contact',
                actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'keep'],
              },
              {
                guard: { type: 'isAboutDelivery', params: ({ event }) => ({ error: event.error }) },
                target: '#checkout.recounting',
                actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'keep'],
              },
              {
                target: 'refused',
                actions: [{ type: 'refuse', params: ({ event }) => ({ error: event.error }) }, 'keep'],
              },
            ],
          },
        },
        refused: {
          on: {
            'order.retry': [
              { guard: 'isUnsettled', target: 'placing', actions: assign({ failure: null }) },
              { target: 'payment', actions: raise({ type: 'order.place' }) },
            ],
            'quote.accept': [
              {
                guard: 'hasNewQuote',
                target: 'reoffered',
                actions: [
                  assign(({ context }) => {
                    const quote = context.failure?.quote ?? null // the guard saw that it is there
                    return {
                      quote,
                      services: quote ? keptServices(context.services, quote) : context.services,
                      failure: null,
                      issues: [],
                    }
                  }),
                  'keep',
                ],
              },
              { target: '#checkout.recounting', actions: assign({ failure: null, issues: [] }) },
            ],
            'delivery.open': {
              target: '#checkout.recounting',
              actions: assign({ failure: null, issues: [] }),
            },
            'contact.open': { target: 'contact', actions: assign({ failure: null, issues: [] }) },
          },
        },
        reoffered: {
          always: [
            { guard: 'isUndeliverable', target: '#checkout.undeliverable' },
            { guard: 'isDeliveryChosen', target: 'payment' },
            { target: 'delivery' },
          ],
        },
      },
    },
    recounting: {
      always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'shopping.quoting' }],
    },
    leaving: {
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
    },
    unpaid: {
      on: {
        'payment.choose': { actions: ['choosePayment', 'renewPaymentKey'] },
        'payment.start': [
          { guard: 'isPaymentUnknown', target: 'leaving', actions: assign({ failure: null }) },
          { target: 'leaving', actions: ['renewPaymentKey', assign({ failure: null })] },
        ],
        'payment.later': 'placed',
      },
    },
    placed: { entry: assign({ failure: null }) },
  },
})

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
