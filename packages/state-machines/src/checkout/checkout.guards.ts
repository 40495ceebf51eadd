import { CHECKOUT_COUNTRIES, type NewRetailOrder, type Quote } from '@shyrdak/sdk/contract'
import { failureOf } from '../failure.ts'
import { checkoutGroup } from '../retail-cart/cart-groups.ts'
import type { CartLine } from '../retail-cart/retail-cart.ts'
import type { CheckoutContext } from './checkout.types.ts'
import { checkoutSetup } from './checkout.setup.ts'
import { contactIssues, deliveryIssues, isAbout, paymentIssues } from './issues.ts'
import { orderSums } from './new-order.ts'
import { earlierBodies, isAttemptAt, isSameOrder, isUnsettled, mayHoldGoods } from './order-attempt.ts'

const isPhoneKnown = ({ form, phone }: CheckoutContext): boolean => phone?.typed === form.phone

const isContactFine = ({ form, country }: CheckoutContext): boolean =>
  contactIssues(form, country).length === 0

const isDeliveryFine = ({ quote, services }: CheckoutContext): boolean =>
  quote !== null && quote.lines.length > 0 && deliveryIssues(quote, services).length === 0

const itemsOf = (lines: readonly CartLine[]): string =>
  lines.map(({ key, count }) => `${key} ${count}`).join()

export const guardedSetup = checkoutSetup.extend({
  guards: {
    isUndeliverable: ({ context: { country, ways, quote } }) =>
      !(ways?.delivers ?? CHECKOUT_COUNTRIES.some((code) => code === country)) || quote?.delivers === false,
    isEmpty: ({ context }) => context.lines.length === 0,
    hasNext: ({ context }) => context.lines.length > 0,
    /** Compares lines and counts only; prices and stock are taken from the quote. */
    isSameCart: ({ context, event }) =>
      event.type === 'cart.changed' && itemsOf(checkoutGroup(event.lines).lines) === itemsOf(context.lines),
    bringsLines: ({ event }) => event.type === 'cart.changed' && event.lines.length > 0,
    /** The page was left while an order was being placed, or with its result unknown. */
    isInterrupted: ({ context: { attempt } }) => isUnsettled(attempt) && attempt.body !== null,
    /** An order was sent again, and the cart has changed since the first time. */
    isOfOtherLines: ({ context: { attempt, lines } }) =>
      attempt.sent.length > 1 && !isAttemptAt(attempt, lines),
    isUnsettled: ({ context }) => isUnsettled(context.attempt),
    /** An order with an unknown result may be what holds the goods that are short in a quote. */
    mayHoldGoods: ({ context: { attempt } }, { quote }: { readonly quote: Quote | null }) =>
      quote !== null && mayHoldGoods(attempt, quote),
    /** The result is unknown, and the sum on the page is still the one that was sent. */
    isResendable: ({ context: { attempt, quote, services, discount } }) =>
      isUnsettled(attempt) &&
      attempt.body !== null &&
      (quote === null || orderSums(quote, services, discount).total === attempt.body.total),
    /** Resumed after a reload past the first step, with a contact that is still valid. */
    isUnderWay: ({ context }) => context.step !== 'contact' && isContactFine(context),
    isContactWrong: ({ context }) => !isContactFine(context),
    isContactChecked: ({ context }) => isContactFine(context) && isPhoneKnown(context),
    /** A phone number was typed and not checked yet. */
    isPhoneTyped: ({ context }) => context.form.phone.trim() !== '' && !isPhoneKnown(context),
    isPhoneUnchecked: ({ context }) => !isPhoneKnown(context),
    isPhone: (_, { phone }: { readonly phone: string | null }) => phone !== null,
    isUnquoted: ({ context }) => context.quote === null,
    hasQuote: ({ context }) => context.quote !== null,
    isDeliveryChosen: ({ context }) => isDeliveryFine(context),
    isDeliveryOpen: ({ context }) =>
      !context.quote || deliveryIssues(context.quote, context.services).length > 0,
    /** Resumed after a reload at payment, and the total shown there is still the same. */
    isStillPayable: ({ context }) =>
      context.quote !== null &&
      isDeliveryFine(context) &&
      orderSums(context.quote, context.services, context.discount).total === context.resumed,
    isPaymentChosen: ({ context }) => paymentIssues(context.form, context.payment_method).length === 0,
    /** The store has an order under this key, perhaps from an earlier request of this tab. */
    isPlacedEarlier: ({ context }, { error }: { readonly error: unknown }) =>
      failureOf(error).code === 'KEY_REUSED' && earlierBodies(context.attempt).length > 0,
    /** The order placed earlier is the one on the page. */
    isSameOrder: ({ context: { attempt } }, { body }: { readonly body: NewRetailOrder }) =>
      attempt.body !== null && isSameOrder(attempt.body, body),
    /** The store has an order under this key that this tab did not send. */
    isPlacedElsewhere: (_, { error }: { readonly error: unknown }) => failureOf(error).code === 'KEY_REUSED',
    isAboutContact: (_, { error }: { readonly error: unknown }) =>
      failureOf(error).issues.some(({ path }) => isAbout(path, 'contact', 'address', 'comment', 'gift_note')),
    isAboutDelivery: (_, { error }: { readonly error: unknown }) =>
      failureOf(error).code === 'INVALID' &&
      failureOf(error).issues.some(({ path }) => isAbout(path, 'items')),
    isPaid: (_, { error }: { readonly error: unknown }) => failureOf(error).code === 'ALREADY_PAID',
    /** Only if the cart has not changed since the order was refused. */
    hasNewQuote: ({ context }) => context.quote !== null && Boolean(context.failure?.quote),
  },
})
