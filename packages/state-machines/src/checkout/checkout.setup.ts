import type { PlacedOrder, Quote, StartedPayment } from '@shyrdak/sdk/contract'
import { fromCallback, setup } from 'xstate'
import { unprovided } from '../unprovided.ts'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  FindInput,
  PersistCheckout,
  LeaveInput,
  PaymentInput,
  PhoneInput,
  PlaceInput,
  RecoverInput,
  RecoveredOrder,
  QuoteInput,
} from './checkout.types.ts'
import type { OwnOrder } from './own-orders.ts'

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
    /** Retrieves the order that an earlier request has placed; rejects with KEY_REUSED if there is none. */
    recoverOrder: unprovided<RecoveredOrder, RecoverInput>('recoverOrder'),
    /** Finds the order that another tab is placing for the same lines; never resolves if there is none. */
    findPlaced: unprovided<OwnOrder, FindInput>('findPlaced'),
    startPayment: unprovided<StartedPayment, PaymentInput>('startPayment'),
    /** Navigates to the bank. */
    leave: unprovided<void, LeaveInput>('leave'),
    persistCheckout: fromCallback<PersistCheckout, undefined>(() => {}),
  },
  delays: { leaveTimeout: 10_000, findTimeout: 10_000 },
})
