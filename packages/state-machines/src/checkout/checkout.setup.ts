import type { PlacedOrder, Quote, StartedPayment } from '@shyrdak/sdk/contract'
import { fromCallback, setup } from 'xstate'
import { unprovided } from '../unprovided.ts'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  PersistCheckout,
  LeaveInput,
  PaymentInput,
  PhoneInput,
  PlaceInput,
  QuoteInput,
} from './checkout.events.ts'

/** Setup of checkout without its guards and actions. */
export const checkoutSetup = setup({
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
    persistCheckout: fromCallback<PersistCheckout, undefined>(() => {}),
  },
  delays: { leaveTimeout: 10_000 },
})
