export { EMPTY_FORM, FIELD_PATHS, type CheckoutField, type CheckoutForm } from './checkout-form.ts'
export { contactIssues, deliveryIssues, firstWrongField, paymentIssues } from './issues.ts'
export {
  chosenParcels,
  commonServices,
  validServices,
  serviceOf,
  withService,
  type ChosenServices,
} from './chosen-services.ts'
export { newOrder, orderSums, type OrderDiscount, type OrderSums, type ReadyOrder } from './new-order.ts'
export { anotherAttempt, attemptToSend, newAttempt, settled, type OrderAttempt } from './order-attempt.ts'
export { startPayment, type PaymentAttempt } from './start-payment.ts'
export { isUnknownResult } from '../failure.ts'
