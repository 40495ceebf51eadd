export {
  anotherAttempt,
  attemptToSend,
  contactIssues,
  deliveryIssues,
  EMPTY_FORM,
  FIELD_PATHS,
  firstWrongField,
  validServices,
  newAttempt,
  newOrder,
  orderSums,
  paymentIssues,
  serviceOf,
  settled,
  withService,
  type CheckoutField,
  type CheckoutForm,
  type ChosenServices,
  type OrderAttempt,
  type OrderSums,
  type ReadyOrder,
} from './rules.ts'
export { CHECKOUT, readCheckout, StoredCheckout, writeCheckout } from './stored-checkout.ts'
export {
  closeOrder,
  openOrders,
  OWN_ORDERS,
  orderPlacedUnder,
  ownOrders,
  recallOrder,
  rememberOrder,
  type OwnOrder,
} from './own-orders.ts'
export type { Failure } from '../failure.ts'
export type { CheckoutFailure } from './checkout-failure.ts'
export type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutFormStep,
  FindInput,
  PersistCheckout,
  LeaveInput,
  PaymentInput,
  PhoneInput,
  PlaceInput,
  QuoteInput,
  RecoverInput,
  RecoveredOrder,
} from './checkout.types.ts'
export { checkoutMachine, type CheckoutActor, type CheckoutSnapshot } from './checkout.machine.ts'
export type { CheckoutPersistence } from './persist-checkout.ts'
export { checkoutContract } from './contract.ts'
export { checkoutActors, type CheckoutEffects } from './checkout.actors.ts'
export {
  selectCheckout,
  selectFailure,
  selectFocus,
  selectIssues,
  selectStep,
  selectSums,
  type CheckoutStep,
  type CheckoutView,
} from './checkout.selectors.ts'
