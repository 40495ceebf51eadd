import type { Transaction } from '../db/database.ts'

/** Work done later, at least once, by any process. A job's payload is ids; its handler reads the rows anew. */
export interface JobPayloads {
  'order-letter': { orderId: number; kind: 'placed' | 'paid' }
  'order-expiry': { orderId: number }
  'payment-check': { attemptId: string }
  'exchange-rates': Record<never, never>
}

export type JobName = keyof JobPayloads

export interface Jobs {
  /** Resolves once jobs can be added. Await it before opening a transaction that adds one. */
  ready(): Promise<void>
  /** Queues a job with the transaction, so that it exists exactly when the change does. */
  add<N extends JobName>(
    tx: Transaction,
    name: N,
    payload: JobPayloads[N],
    options?: { after?: Date },
  ): Promise<void>
}
