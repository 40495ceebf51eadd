import type { OrderKind } from '@shyrdak/sdk/contract'
import type { QueuedEmailKind } from '../auth/emails/account-email-messages.ts'
import type { StockKey } from '../back-in-stock/stock-key.ts'
import type { AnyTransaction } from '../orders/run-statement.ts'

/** Work done later, at least once, by any process. A job's payload is ids; its handler reads the rows anew. */
export interface JobPayloads {
  'account-email': { accountId: number; kind: QueuedEmailKind }
  'password-email': { requestId: number }
  'order-email': { orderId: number; kind: 'placed' | 'paid' }
  'review-email': { reviewId: number; revision: number }
  'application-email': { accountId: number; revision: number }
  'subscription-confirmation': { subscriptionId: string }
  'notify-subscribers': { priceType: OrderKind; keys: StockKey[] }
  'back-in-stock-email': { subscriptionId: string }
  'order-expiry': { orderId: number }
  'payment-check': { attemptId: string }
  'exchange-rates': Record<never, never>
}

export type JobName = keyof JobPayloads

/** A job to be queued; it is done at once, or not before `after`. */
export type NewJob = {
  [N in JobName]: { name: N; payload: JobPayloads[N]; after?: Date | undefined }
}[JobName]

export interface Jobs {
  /** Resolves once jobs can be added. Await it before opening a transaction that adds one. */
  ready(): Promise<void>
  /** Queues a job with the transaction, so that it exists exactly when the change does. */
  add<N extends JobName>(
    tx: AnyTransaction,
    name: N,
    payload: JobPayloads[N],
    options?: { after?: Date },
  ): Promise<void>
  /** Queues several in one trip. */
  addAll(tx: AnyTransaction, jobs: readonly NewJob[]): Promise<void>
}
