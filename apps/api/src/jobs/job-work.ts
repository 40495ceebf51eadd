import { sendAccountEmail, sendPasswordEmail } from '../auth/emails/send-account-email.ts'
import { refreshRates } from '../catalogue/refresh-rates.ts'
import { sendOrderEmail } from '../mail/send-order-email.ts'
import { emailSubscribers } from '../back-in-stock/notify-subscribers.ts'
import {
  sendSubscriptionConfirmation,
  sendBackInStockEmail,
} from '../back-in-stock/send-back-in-stock-email.ts'
import { expireOrder } from '../orders/expire-orders.ts'
import { checkPayment } from '../payments/payment-check.ts'
import { sendReviewEmail } from '../reviews/emails/send-review-email.ts'
import type { AppContext } from '../app-context.ts'
import { sendApplicationEmail } from '../wholesale/applications/emails/send-application-email.ts'
import type { JobName, JobPayloads } from './jobs.ts'

/** What each job does. */
export const JOB_WORK: { [N in JobName]: (context: AppContext, payload: JobPayloads[N]) => Promise<void> } = {
  'account-email': (context, { accountId, kind }) => sendAccountEmail(context, accountId, kind),
  'password-email': (context, { requestId }) => sendPasswordEmail(context, requestId),
  'order-email': (context, { orderId, kind }) => sendOrderEmail(context, orderId, kind),
  'review-email': (context, { reviewId, revision }) => sendReviewEmail(context, reviewId, revision),
  'application-email': (context, { accountId, revision }) =>
    sendApplicationEmail(context, accountId, revision),
  'subscription-confirmation': (context, { subscriptionId }) =>
    sendSubscriptionConfirmation(context, subscriptionId),
  'notify-subscribers': (context, { priceType, keys }) => emailSubscribers(context, priceType, keys),
  'back-in-stock-email': (context, { subscriptionId }) => sendBackInStockEmail(context, subscriptionId),
  'order-expiry': (context, { orderId }) => expireOrder(context, orderId),
  'payment-check': (context, { attemptId }) => checkPayment(context, attemptId),
  'exchange-rates': (context) => refreshRates(context),
}
