import { sendAccountLetter, sendPasswordLetter } from '../auth/letters/send-account-letter.ts'
import { refreshRates } from '../catalogue/refresh-rates.ts'
import { sendOrderLetter } from '../mail/send-order-letter.ts'
import { queueForShelves } from '../notifications/queue-notices.ts'
import { sendConfirmation, sendNotice } from '../notifications/send-notice.ts'
import { expireOrder } from '../orders/expire-orders.ts'
import { checkPayment } from '../payments/payment-check.ts'
import { sendReviewLetter } from '../reviews/letters/send-review-letter.ts'
import type { Tools } from '../tools.ts'
import { sendApplicationLetter } from '../wholesale/applications/letters/send-application-letter.ts'
import type { JobName, JobPayloads } from './jobs.ts'

/** What each job does. */
export const JOB_WORK: { [N in JobName]: (tools: Tools, payload: JobPayloads[N]) => Promise<void> } = {
  'account-letter': (tools, { accountId, kind }) => sendAccountLetter(tools, accountId, kind),
  'password-letter': (tools, { requestId }) => sendPasswordLetter(tools, requestId),
  'order-letter': (tools, { orderId, kind }) => sendOrderLetter(tools, orderId, kind),
  'review-letter': (tools, { reviewId, revision }) => sendReviewLetter(tools, reviewId, revision),
  'application-letter': (tools, { accountId, revision }) => sendApplicationLetter(tools, accountId, revision),
  'notice-confirmation': (tools, { noticeId }) => sendConfirmation(tools, noticeId),
  'stock-back': (tools, { priceType, shelves }) => queueForShelves(tools, priceType, shelves),
  'stock-notice': (tools, { noticeId }) => sendNotice(tools, noticeId),
  'order-expiry': (tools, { orderId }) => expireOrder(tools, orderId),
  'payment-check': (tools, { attemptId }) => checkPayment(tools, attemptId),
  'exchange-rates': (tools) => refreshRates(tools),
}
